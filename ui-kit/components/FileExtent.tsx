import { useTranslation } from 'react-i18next'

const units = [
  ['slides', /powerpoint|presentationml/],
  ['sheets', /ms-excel|spreadsheetml/],
  ['sections', /msword|wordprocessingml|html|markdown/],
  ['pages', /pdf|plain/],
] as const

interface FileExtentProps {
  /** Its MIME type. */
  type: string
  /** As many of its pages, slides, sheets or sections; 0 while it is not read. */
  count: number
}

/** ' · 12 slides', behind what is said of a file before; nothing of a file that has no such parts. */
export function FileExtent({ type, count }: FileExtentProps) {
  const { t } = useTranslation()
  const unit = units.find(([, pattern]) => pattern.test(type))?.[0]
  return unit === undefined || count === 0 ? null : ` · ${t(`common.extent.${unit}`, { count })}`
}
