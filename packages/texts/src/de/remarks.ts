import type { RemarkTexts } from '../messages/remarks.ts';

export const texts: RemarkTexts = {
  apprentice: {
    medalLost: ['Dabei hatte ich sie gerade erst poliert.', 'Na gut. Die hast du dir verdient.'],
    medalTaken: ['Eine Medaille, für mich?', 'Die passt gut an meine Markise.'],
    goodLure: ['So viele Münzen auf einmal.', 'Die sind wirklich zu mir gekommen.'],
    praise: ['Das war schön angelockt.', 'Das muss ich mir merken.'],
    finalPhase: ['Schon fast vorbei? Ich war gerade so schön drin.', 'Die Regale sind fast leer.'],
    won: ['Ich habe gewonnen? Wirklich? Danke für die Partie.', 'Was für ein Tag auf dem Basar. Noch mal?'],
    lost: ['Von dir habe ich heute viel gelernt.', 'Gut gespielt. Morgen wieder?'],
  },
  trader: {
    medalLost: ['Wie gewonnen, so zerronnen.', 'In Ordnung. So ist das Geschäft.'],
    medalTaken: [
      'Die macht sich gut an meinem Stand.',
      'Auf die hatte ich schon den ganzen Morgen ein Auge.',
    ],
    goodLure: ['Ein guter Morgen fürs Geschäft.', 'So etwas spricht sich herum.'],
    praise: ['Schön angelockt.', 'Der Kunde wusste, wohin er will.'],
    finalPhase: ['Letzte Bestellungen, Freunde.', 'Der Vorrat geht zur Neige. Zeit für den Endspurt.'],
    won: ['Ein guter Tag für den Handel. Gut gespielt.', 'Der Tee geht auf mich. Schöne Partie.'],
    lost: ['Heute hast du besser gehandelt.', 'Verdient gewonnen. Morgen um dieselbe Zeit?'],
  },
  merchant: {
    medalLost: ['Die hätte ich gern wieder.', 'Vermerkt. Gut gemacht.'],
    medalTaken: ['Eine Anlage, die sich lohnt.', 'Auf dieser Seite des Marktes gefällt sie mir besser.'],
    goodLure: ['Ganz nach Plan.', 'Auf die Lage kommt es an.'],
    praise: ['Das hätte ich auch so gemacht.', 'Das kommt mich teuer zu stehen. Gut gesehen.'],
    finalPhase: ['Jetzt zählt jedes Plättchen.', 'Zeit, die Bücher zu schließen.'],
    won: ['Die Rechnung geht auf. Es war mir ein Vergnügen.', 'Leicht hast du es mir nicht gemacht.'],
    lost: ['Meinen Glückwunsch. Du hast den Markt gut gelesen.', 'Diese Partie sehe ich mir noch einmal an.'],
  },
  vizier: {
    medalLost: ['Mit Geduld genommen. Gut gemacht.', 'Darauf hast du gewartet, und zu Recht.'],
    medalTaken: ['Von hier aus glänzt sie gut.', 'Sie hat zu mir gefunden.'],
    goodLure: ['Der kürzeste Weg genügte.', 'Sie kamen von selbst.'],
    praise: ['Ein gutes Auge für Entfernungen.', 'Diesen Weg hatte ich nicht gesehen.'],
    finalPhase: ['Die Sonne sinkt über dem Basar.', 'Nur wenige Steine sind noch zu legen.'],
    won: ['Du hast gut gespielt. So weit kommen wenige.', 'Der Basar dankt dir für die Partie.'],
    lost: ['Ich verneige mich. Das war gut gespielt.', 'Heute warst du klüger als ich.'],
  },
};
