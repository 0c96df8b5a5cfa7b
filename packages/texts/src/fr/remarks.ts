import type { RemarkTexts } from '../messages/remarks.ts';
import { typeset } from './typography.ts';

export const texts = typeset<RemarkTexts>({
  apprentice: {
    medalLost: ['Je venais de l’astiquer.', 'Bon. Celle-là, tu l’as méritée.'],
    medalTaken: ['Une médaille, pour moi ?', 'Elle va bien à mon auvent.'],
    goodLure: ['Toutes ces pièces d’un coup.', 'Ils sont vraiment venus chez moi.'],
    praise: ['Joli coup, ce client.', 'Ça, je le retiens.'],
    finalPhase: ['Presque fini ? Je commençais à m’y faire.', 'Les étagères sont presque vides.'],
    won: ['J’ai gagné ? Vraiment ? Merci pour la partie.', 'Quelle journée au bazar. On recommence ?'],
    lost: ['J’ai beaucoup appris de toi aujourd’hui.', 'Bien joué. On remet ça demain ?'],
  },
  trader: {
    medalLost: ['Vite gagné, vite perdu.', 'Très bien. C’est le commerce.'],
    medalTaken: ['Elle fait bien sur mon étal.', 'Je la guettais depuis ce matin.'],
    goodLure: ['Bonne matinée pour les affaires.', 'Le bouche-à-oreille fonctionne.'],
    praise: ['Tu sais attirer le client.', 'Ce client savait où aller.'],
    finalPhase: ['Dernières commandes, les amis.', 'La réserve s’épuise. Il est temps de conclure.'],
    won: ['Une bonne journée de commerce. Bien joué.', 'Le thé est pour moi. Belle partie.'],
    lost: ['Tu as mieux commercé que moi.', 'Bien mérité. Demain, même heure ?'],
  },
  merchant: {
    medalLost: ['Je compte bien la reprendre.', 'C’est noté. Bien joué.'],
    medalTaken: ['Un placement qui rapporte.', 'Je la préfère de ce côté du marché.'],
    goodLure: ['Comme prévu.', 'Tout est dans l’emplacement.'],
    praise: ['J’aurais fait de même.', 'Celle-là me coûte cher. Bien vu.'],
    finalPhase: ['Maintenant, chaque tuile compte.', 'Il est temps de clore les comptes.'],
    won: ['Les comptes sont bons. Ce fut un plaisir.', 'Tu ne m’as pas rendu la tâche facile.'],
    lost: ['Toutes mes félicitations. Tu as bien lu le marché.', 'Cette partie, je vais l’étudier.'],
  },
  vizier: {
    medalLost: ['Prise avec patience. Bien joué.', 'Tu l’attendais, et tu as eu raison.'],
    medalTaken: ['Elle brille bien d’ici.', 'Elle a trouvé son chemin jusqu’à moi.'],
    goodLure: ['Le plus court chemin a suffi.', 'Ils sont venus d’eux-mêmes.'],
    praise: ['Un bon œil pour les distances.', 'Ce chemin, je ne l’avais pas vu.'],
    finalPhase: ['Le soleil se couche sur le bazar.', 'Il reste peu de pierres à poser.'],
    won: ['Tu as bien joué. Peu vont aussi loin.', 'Le bazar te remercie pour la partie.'],
    lost: ['Je m’incline. C’était bien joué.', 'Aujourd’hui, la sagesse était de ton côté.'],
  },
});
