import { createContext } from 'react'

/** Whether actions stand on their record's page, where there is room for their words. */
export const ActionsOfPage = createContext(false)
