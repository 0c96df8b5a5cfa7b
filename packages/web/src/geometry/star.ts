/** An eight-pointed star as a path; `waist` is the inner radius as a share of the outer one. */
export function star(x: number, y: number, radius: number, waist: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8 - Math.PI / 2;
    const r = i % 2 === 0 ? radius : radius * waist;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
