import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'

interface PartTabsProps<Part extends string> {
  /** Start of the ids: `<id>-tab-<part>` and, of what they show, `<id>-panel-<part>`. */
  id: string
  label: string
  parts: readonly Part[]
  shown: Part
  labelOf: (part: Part) => ReactNode
  onShow: (part: Part) => void
}

/** Tabs over the parts of a page, of which one is drawn. */
export function PartTabs<Part extends string>(props: PartTabsProps<Part>) {
  const { id, label, parts, shown, labelOf, onShow } = props
  return (
    <Tabs
      value={shown}
      onChange={(_event, chosen: Part) => onShow(chosen)}
      aria-label={label}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {parts.map((part) => (
        <Tab
          key={part}
          value={part}
          id={`${id}-tab-${part}`}
          {...(part === shown && { 'aria-controls': `${id}-panel-${part}` })}
          label={labelOf(part)}
        />
      ))}
    </Tabs>
  )
}
