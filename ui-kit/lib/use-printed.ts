import { useSyncExternalStore } from 'react'

const paper = (): MediaQueryList => window.matchMedia('print')

function watch(onChange: () => void): () => void {
  const query = paper()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the page is being printed: what is drawn only then is there before the first sheet is. */
export const usePrinted = (): boolean => useSyncExternalStore(watch, () => paper().matches)
