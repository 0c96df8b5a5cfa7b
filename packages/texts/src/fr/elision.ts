/** `d’Amina`, `de Bruno`; usage wavers before h, and `de` is never wrong there. */
export function ofName(name: string): string {
  return /^[aeiouœæø]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}
