import { createContext } from 'react'

/** Takes the handle of the row around. */
export const HandleContext = createContext<(handle: HTMLElement | null) => void>(() => undefined)
