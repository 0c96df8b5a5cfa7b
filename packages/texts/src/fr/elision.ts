/** `d’Amina`, `de Bruno`; usage wavers before h, and `de` is never wrong there. */
export function ofName(name: string): string {
  return /^[aàâäeéèêëiîïoôöuùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
