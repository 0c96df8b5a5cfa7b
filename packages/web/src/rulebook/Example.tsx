/** A worked example: a picture that can be tried, and what the rules say to what is tried. */
import { EXAMPLE_IDS, type ExampleId } from '@kairo/texts/rulebook';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import { Course } from './Course.tsx';
import { examplePlace } from './chapters.ts';
import { ExamplePicture } from './ExamplePicture.tsx';
import { type ExampleData, exampleOf } from './examples.ts';
import { RuleLink } from './Linked.tsx';
import { Score } from './Score.tsx';
import { TryCards, TryLure, TryPayments, TrySites } from './Tries.tsx';

export function Example({ id }: { readonly id: ExampleId }) {
  const example = exampleOf(id);
  const words = t.rulebook;
  const { title, text } = words.examples[id];
  const heading = `${words.example(EXAMPLE_IDS.indexOf(id) + 1)}: ${title}`;
  return (
    <section class="book-example" id={examplePlace(id)} tabIndex={-1} aria-label={heading}>
      <header>
        <h3>{heading}</h3>
        <span class="book-example-rules">
          {example.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </span>
      </header>
      {shown(id, example, title)}
      <p>{text}</p>
    </section>
  );
}

function shown(id: ExampleId, example: ExampleData, title: string): ComponentChildren {
  const { task } = example;
  const { tasks } = t.rulebook;
  const prompt = id in tasks ? tasks[id as keyof typeof tasks] : '';
  const props = { example, title, prompt };
  switch (task.kind) {
    case 'look':
      return <TrySites {...props} task={undefined} />;
    case 'site':
      return <TrySites {...props} task={task} />;
    case 'lure':
      return <TryLure {...props} task={task} />;
    case 'pay':
      return <TryPayments {...props} task={task} />;
    case 'cards':
      return <TryCards {...props} task={task} />;
    case 'course':
      return <Course {...props} task={task} />;
    case 'score':
      return (
        <>
          <ExamplePicture example={example} title={title} />
          <Score task={task} />
        </>
      );
  }
}
