import AddIcon from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import {
  type Connection,
  connectionCalls,
  type ConnectionKind,
  type ConnectionLinks,
  getConnections,
  setConnections,
} from '@parley/contracts/http/connections.ts'
import { listActivity } from '@parley/contracts/http/activity.ts'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import { keyOf, useListQuery, useRouteMutation } from '@parley/ui-kit/calls/use-route.ts'
import { Section } from '@parley/ui-kit/components/Section.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { showError } from '@parley/ui-kit/components/toasts.tsx'
import { useAddressList } from '@parley/ui-kit/lib/use-address-list.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { ListOrder, RecordList } from '../../records/lists/index.ts'
import { ConnectionDialog } from './ConnectionDialog.tsx'
import { linkFields, pageOf, plurals } from './connection-kinds.ts'

interface ConnectionSectionProps {
  initiative: Initiative
  kind: ConnectionKind
  links: ConnectionLinks
}

/** The client's records of one kind, and which of them the initiative links to. */
export function ConnectionSection({ initiative, kind, links }: ConnectionSectionProps) {
  const { t } = useTranslation()
  const { clientId, canManage } = initiative
  const [isAdding, setIsAdding] = useState(false)
  const chosen = links[linkFields[kind]]
  return (
    <Section
      title={t(`connections.${plurals[kind]}`)}
      meta={chosen.length > 0 ? <StatusBadge tone="primary">{chosen.length}</StatusBadge> : undefined}
      actions={
        canManage ? (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
            {t(`connections.add.${kind}`)}
          </Button>
        ) : undefined
      }
    >
      <ConnectionList initiative={initiative} kind={kind} links={links} />
      {isAdding && <ConnectionDialog kind={kind} clientId={clientId} onClose={() => setIsAdding(false)} />}
    </Section>
  )
}

function ConnectionList({ initiative, kind, links }: ConnectionSectionProps) {
  const { t } = useTranslation()
  const { clientId, canManage } = initiative
  const list = useAddressList({ prefix: `${kind}-`, pageSize: 10 })
  const filter = JSON.stringify({ clientId })
  const records = useListQuery(
    connectionCalls[kind].list,
    { query: { ...list.query, filter } },
    { keepPrevious: true },
  )
  const { chosen, isBusy, toggle } = useLinks(initiative.id, kind, links)
  const texts = {
    search: t(`connections.search.${kind}`),
    failed: t(`connections.failed.${kind}`),
    none: t(`connections.none.${kind}`),
    noneText: t(`connections.noneText.${kind}`),
    noMatch: t('connections.noMatch'),
  }
  const order = (
    <ListOrder
      list={list}
      label={t('connections.sort')}
      options={[
        ['name ASC', t('connections.sortByName')],
        ['createdAt DESC', t('connections.sortByNewest')],
      ]}
    />
  )
  return (
    <RecordList list={list} query={records} texts={texts} filters={order}>
      {(rows) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((record) => (
            <ConnectionRow
              key={record.id}
              record={record}
              kind={kind}
              isLinked={chosen.includes(record.id)}
              disabled={!canManage || isBusy}
              onToggle={() => toggle(record.id)}
            />
          ))}
        </Box>
      )}
    </RecordList>
  )
}

/** Saves a link that is ticked or unticked, from what is shown; where that is old, it is shown anew first. */
function useLinks(initiativeId: string, kind: ConnectionKind, links: ConnectionLinks) {
  const client = useQueryClient()
  const save = useRouteMutation(setConnections, [
    getConnections,
    getInitiative,
    listActivity,
    connectionCalls[kind].list,
  ])
  const field = linkFields[kind]
  // What was ticked shows at once.
  const chosen = (save.isPending ? save.variables.body?.[field] : undefined) ?? links[field]
  const toggle = (id: string): void => {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
    save.mutate(
      { params: { id: initiativeId }, body: { [field]: next, updatedAt: links.updatedAt } },
      {
        onError: (error) => {
          showError(error)
          void client.invalidateQueries({ queryKey: keyOf(getConnections) })
        },
      },
    )
  }
  return { chosen, isBusy: save.isPending, toggle }
}

interface ConnectionRowProps {
  record: Connection
  kind: ConnectionKind
  isLinked: boolean
  disabled: boolean
  onToggle: () => void
}

function ConnectionRow({ record, kind, isLinked, disabled, onToggle }: ConnectionRowProps) {
  const { t } = useTranslation()
  const { id, name, description, initiativeCount } = record
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 1 }}>
      <Checkbox
        size="small"
        checked={isLinked}
        disabled={disabled}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t('connections.connect', { name }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 1.5 }}>
        <Link component={RouterLink} to={pageOf(kind, id)} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name}
        </Link>
        {description !== null && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ maxWidth: '72ch', overflowWrap: 'anywhere' }}
          >
            {description}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ pt: 1.5, flexShrink: 0 }}>
        {t('connections.initiatives', { count: initiativeCount })}
      </Typography>
    </Box>
  )
}
