/** What draws pictures for cameras is loaded with the first one. */
import { lazy } from '../../shell/loading/lazy.tsx';

export const QrWhenNeeded = lazy(async () => (await import('./QrCode.tsx')).QrCode, {});
