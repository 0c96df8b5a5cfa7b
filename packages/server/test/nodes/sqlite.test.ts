import { describe } from 'vitest';
import { describeGames } from './games.ts';
import { describeRaces } from './races.ts';

describe('games on two nodes', () => describeGames());
describe('races of two nodes', () => describeRaces());
