import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

interface LazyPart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>
  /** Brings it before it is shown; resolves to whether it is here. A failure shows where it is used, and is tried again there. */
  preload: () => Promise<boolean>
}

/**
 * A part of a page whose script is loaded apart. Once that is here the part is drawn with the page's own next frame:
 * waiting even for a promise that is kept would show the fallback, which React then leaves standing for 300 ms.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  interface Module {
    default: ComponentType<Props>
  }
  let loaded: Module | undefined
  const bring = async (): Promise<Module> => (loaded = { default: await load() })
  return {
    Part: lazy(() => (loaded === undefined ? bring() : atHand(loaded))),
    preload: () =>
      bring().then(
        () => true,
        () => false,
      ),
  }
}

/** A promise that answers in the same breath. */
function atHand<Value extends object>(value: Value): Promise<Value> {
  const then = (onFulfilled?: (kept: Value) => unknown): Promise<unknown> =>
    Promise.resolve(onFulfilled?.(value))
  return { then } as Promise<Value>
}
