/** Components that are loaded on demand together with their texts, or earlier by their `load`. */
import type { TextParts } from '@kairo/texts/browser';
import type { ComponentType } from 'preact';
import { needTexts } from '../../i18n/texts.ts';
import { NotLoaded, OnItsWay, Waiting } from './Loading.tsx';
import { NotArrived } from './NotArrived.tsx';
import { useLoaded } from './useLoaded.ts';

interface Options<P> {
  readonly texts?: readonly (keyof TextParts)[];
  /** Shown until it is loaded; without it, nothing. */
  readonly waiting?: ComponentType;
  /** Shown if it could not be loaded; without it, nothing. */
  readonly failed?: ComponentType<P>;
}

type Import<P> = () => Promise<ComponentType<P>>;

export function lazy<P extends object>(
  importIt: Import<P>,
  { texts = [], waiting: Wait, failed: Failed }: Options<P>,
) {
  let loaded: ComponentType<P> | undefined;
  const load = async (): Promise<ComponentType<P>> => {
    const [component] = await Promise.all([importIt(), needTexts(...texts)]);
    loaded = component;
    return component;
  };
  function Lazy(props: P) {
    const component = useLoaded(load, loaded);
    if (component === 'loading') return Wait === undefined ? null : <Wait />;
    if (component === 'failed') return Failed === undefined ? null : <Failed {...props} />;
    const Component = component.value;
    return <Component {...props} />;
  }
  return Object.assign(Lazy, { load });
}

export function lazyPage<P extends object>(importPage: Import<P>, ...texts: readonly (keyof TextParts)[]) {
  return lazy(importPage, { texts, waiting: Waiting, failed: NotLoaded });
}

export function lazyDialog<P extends { readonly onClose: () => void }>(
  importDialog: Import<P>,
  ...texts: readonly (keyof TextParts)[]
) {
  return lazy(importDialog, { texts, waiting: OnItsWay, failed: NotArrived });
}
