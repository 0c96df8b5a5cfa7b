/** What the table answers about the subject of a card. */
import type { Answer, Query } from '@kairo/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import type { Subject } from '../../game/inspection.ts';
import type { GameModel } from '../../game/model.ts';

/** By what they are about; queries that the table refuses have none. */
export type Answers = { readonly [about in Answer['about']]?: Answer & { readonly about: about } };

/** Asked again whenever the position changes; undefined until the table has answered. */
export function useAnswers(subject: Subject): Answers | undefined {
  const model = useGame();
  const [answers, setAnswers] = useState<Answers | undefined>(undefined);
  const position = model.choosable.value;
  useEffect(() => {
    let isCurrent = true;
    setAnswers(undefined);
    const queries = queriesAbout(subject, model);
    void Promise.all(queries.map((query) => model.session.ask(query))).then((found) => {
      if (isCurrent) setAnswers(Object.fromEntries(found.map((answer) => [answer.about, answer])));
    });
    return () => {
      isCurrent = false;
    };
  }, [subject, model, position]);
  return answers;
}

/** Only the seat that has something to decide may ask about its hand and its money. */
export function queriesAbout(subject: Subject, { choice, session, view }: GameModel): readonly Query[] {
  const viewer = session.viewer.value;
  const isAsked = choice.task.value !== 'nothing';
  const hasRoutes = session.setup.value?.help.routes === true;
  const own = (query: Query): readonly Query[] => (isAsked ? [query] : []);
  switch (subject.kind) {
    case 'stand':
      return [{ about: 'stand', owner: subject.owner, colour: subject.colour }];
    case 'medal':
    case 'supply': {
      const { colour } = subject;
      return viewer === 'spectator' ? [] : own({ about: 'stand', owner: viewer, colour });
    }
    case 'customer': {
      const { colour } = subject;
      const routes: readonly Query[] = hasRoutes ? [{ about: 'routes', colour }] : [];
      return [...routes, ...own({ about: 'customer', colour })];
    }
    case 'coins':
      return own({ about: 'customer', colour: subject.colour });
    case 'site':
      return own({ about: 'site', site: subject.site });
    case 'hand': {
      const card = viewer === 'spectator' ? undefined : view.value.seats[viewer]?.hand?.[subject.index];
      return card === undefined ? [] : own({ about: 'card', card });
    }
    case 'display':
      return own({ about: 'action', action: { type: 'pick', from: 'display', index: subject.index } });
    case 'pile':
      return own({ about: 'action', action: { type: 'pick', from: 'pile' } });
    case 'barkers':
    case 'barkerStock':
      return own({ about: 'action', action: { type: 'pick', from: 'barkers' } });
    default:
      return [];
  }
}
