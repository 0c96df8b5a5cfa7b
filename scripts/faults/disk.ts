/** A small disk of its own that can be filled up. */
import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { RandomSource } from '@kairo/engine';

const SIZE = '96m';
const BLOCK = Buffer.alloc(1 << 20);
const SMALL = 4_096;
/** How much may be left free, in blocks of 4 kB: so that it fails now here, now there. */
const MOST_LEFT = 12;

export class SmallDisk {
  readonly folder: string;
  private readonly filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.filler = join(folder, 'filler');
  }

  /** The reason, if it cannot be had. */
  static mount(folder: string): SmallDisk | string {
    mkdirSync(folder, { recursive: true });
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], {
      encoding: 'utf8',
    });
    if (mounted.status === 0) return new SmallDisk(folder);
    return mounted.error?.message ?? mounted.stderr.trim();
  }

  fill(random: RandomSource): void {
    const file = openSync(this.filler, 'w');
    let written = 0;
    try {
      for (const block of [BLOCK, BLOCK.subarray(0, SMALL)]) {
        while (true) {
          try {
            written += writeSync(file, block);
          } catch (failure) {
            if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC')) throw failure;
            break;
          }
        }
      }
      ftruncateSync(file, Math.max(0, written - SMALL * random.below(MOST_LEFT)));
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.filler, { force: true });
  }

  unmount(): void {
    spawnSync('umount', [this.folder]);
  }
}
