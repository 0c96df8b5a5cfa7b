import { describe } from 'vitest';
import { hasPostgres, POSTGRES } from '../../../../scripts/postgres/forTests.ts';
import { describeGames } from './games.ts';
import { postgresBacking } from './postgresBacking.ts';

describe.skipIf(!hasPostgres)(POSTGRES, () => {
  describe('games on two nodes', () => describeGames(postgresBacking()));
});
