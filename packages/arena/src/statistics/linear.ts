/** Solves linear equations by Gaussian elimination. */

/** Without pivoting, so the matrix must be symmetric and positive definite, as information matrices are. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  rows.forEach((pivot, i) => {
    for (const row of rows.slice(i + 1)) {
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let column = i; column <= size; column++) {
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
      }
    }
  });
  const solution = rows.map(() => 0);
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] ?? [];
    const known = solution.reduce((sum, value, column) => sum + value * (row[column] ?? 0), 0);
    solution[i] = ((row[size] ?? 0) - known) / (row[i] ?? 1);
  }
  return solution;
}
