import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ProgressBar } from '../src/screen/progress.ts';

function barOn(isTTY: boolean): { readonly bar: ProgressBar; readonly written: () => string } {
  const output = Object.assign(new PassThrough(), { isTTY, columns: 80 });
  const bar = new ProgressBar(output, 4, { full: '#', empty: '.' });
  return { bar, written: () => String(output.read() ?? '') };
}

test('a line takes the place of the bar, which comes back below it', () => {
  const { bar, written } = barOn(true);
  bar.show(2);
  expect(written()).toContain('50 %');
  bar.tell('Something happened.');
  expect(written()).toBe('\r\u001b[KSomething happened.\n');
  bar.show(2);
  expect(written()).toContain('50 %');
});

test('where there is no bar, there is nothing but the line', () => {
  const { bar, written } = barOn(false);
  bar.show(2);
  bar.tell('Something happened.');
  bar.finish();
  expect(written()).toBe('Something happened.\n');
});
