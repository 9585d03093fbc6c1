import AddIcon from '@mui/icons-material/AddRounded'
import Button from '@mui/material/Button'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import type { AddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { type ReactNode, useState } from 'react'

interface EditableSectionProps<Row> {
  title: string
  meta?: ReactNode
  list: AddressList
  canManage: boolean
  addLabel: string
  addIcon?: IconComponent
  /** The dialog of a row, or of a new one. */
  dialog: (row: Row | undefined, close: () => void) => ReactNode
  /** The rows; not there before the section is first opened. */
  children: (edit: (row: Row) => void) => ReactNode
}

/** A part of the record that is folded until it is wanted: its rows, and how one is added and edited. */
export function EditableSection<Row>(props: EditableSectionProps<Row>) {
  const { title, meta, list, canManage, addLabel, addIcon: Icon = AddIcon, dialog, children } = props
  const [edited, setEdited] = useState<{ row: Row | undefined } | null>(null)
  return (
    <>
      <Section
        collapsible
        lazy
        defaultOpen={list.isAddressed}
        title={title}
        meta={meta}
        actions={
          canManage ? (
            <Button size="small" startIcon={<Icon />} onClick={() => setEdited({ row: undefined })}>
              {addLabel}
            </Button>
          ) : undefined
        }
      >
        {children((row) => setEdited({ row }))}
      </Section>
      {edited !== null && dialog(edited.row, () => setEdited(null))}
    </>
  )
}
