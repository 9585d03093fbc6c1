import type { ComponentProps } from 'react'
import { Pagination, PaginationActions, useTranslate } from 'react-admin'

/** The way through the pages of a list, named in the reader's language. */
function Actions(props: ComponentProps<typeof PaginationActions>) {
  const translate = useTranslate()
  return <PaginationActions {...props} aria-label={translate('lists.pages')} />
}

/** Below a list: how many rows stand on a page, and the pages. */
export function Pages({ sizes }: { sizes: number[] }) {
  return <Pagination rowsPerPageOptions={sizes} actions={Actions} />
}
