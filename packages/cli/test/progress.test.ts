import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ProgressBar } from '../src/screen/progress.ts';

function barOn(isTTY: boolean): { readonly bar: ProgressBar; readonly written: () => string } {
  const output = Object.assign(new PassThrough(), { isTTY, columns: 80 });
  const bar = new ProgressBar(output, 4, { full: '#', empty: '.' });
  return { bar, written: () => String(output.read() ?? '') };
}

test('a printed line replaces the bar, which is drawn again below it', () => {
  const { bar, written } = barOn(true);
  bar.show(2);
  expect(written()).toContain('50 %');
  bar.print('Something happened.');
  expect(written()).toBe('\r\u001b[KSomething happened.\n');
  bar.show(2);
  expect(written()).toContain('50 %');
});

test('without a terminal only the line is printed', () => {
  const { bar, written } = barOn(false);
  bar.show(2);
  bar.print('Something happened.');
  bar.finish();
  expect(written()).toBe('Something happened.\n');
});
