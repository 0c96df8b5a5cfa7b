import { describe } from 'vitest';
import { hasPostgres, POSTGRES } from '../../../../scripts/postgres/forTests.ts';
import { postgresBacking } from './postgresBacking.ts';
import { describeRaces } from './races.ts';

describe.skipIf(!hasPostgres)(POSTGRES, () => {
  describe('races of two nodes', () => describeRaces(postgresBacking()));
});
