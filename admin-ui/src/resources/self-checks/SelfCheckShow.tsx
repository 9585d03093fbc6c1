import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { SelfCheck } from '@parley/contracts/http/self-checks.ts'
import {
  type SelfCheckName,
  selfCheckNames,
  type SelfCheckResult,
} from '@parley/contracts/rules/self-check.ts'
import { useLocale, useTranslate } from 'react-admin'
import { ConsoleShow } from '../../records/parts.ts'
import { CopyText, Facts } from '../../lists/parts.ts'
import { TimeText } from '../../lists/index.ts'
import { polled } from '../jobs/parts.ts'
import { RunNowButton } from './RunNowButton.tsx'
import { OutcomeWord, SelfCheckStatusWord } from './self-check-words.tsx'

const of = 'resources.self-checks'

/** One report: what each check found, and what is to be done about it. */
export function SelfCheckShow() {
  return (
    <ConsoleShow<SelfCheck> queryOptions={polled} actions={<RunNowButton />}>
      {(report) => <Report report={report} />}
    </ConsoleShow>
  )
}

function Report({ report }: { report: SelfCheck }) {
  const translate = useTranslate()
  const { status, results, found } = report
  const isAtWork = status === 'PENDING' || status === 'RUNNING'
  const by = translate(`${of}.${report.requestedById === null ? 'byItself' : 'byPerson'}`)
  return (
    <>
      <Facts
        facts={[
          { label: `${of}.fields.status`, value: <SelfCheckStatusWord status={status} /> },
          { label: `${of}.fields.requestedById`, value: by },
          { label: `${of}.fields.createdAt`, value: <TimeText at={report.createdAt} /> },
          { label: `${of}.fields.finishedAt`, value: <TimeText at={report.finishedAt} /> },
        ]}
      />
      {isAtWork && (
        <LinearProgress
          variant="determinate"
          aria-label={translate(`${of}.progress`)}
          value={(100 * results.length) / selfCheckNames.length}
        />
      )}
      {status === 'FAILED' && (
        <Alert severity="error" sx={{ mx: '16px', mb: '16px' }}>
          {translate(`${of}.failed`)}
        </Alert>
      )}
      {status === 'DONE' && (
        <Alert severity={found === 0 ? 'success' : 'warning'} sx={{ mx: '16px', mb: '16px' }}>
          {translate(`${of}.${found === 0 ? 'allWell' : 'someFound'}`, { smart_count: found })}
        </Alert>
      )}
      <Box component="ul" aria-label={translate(`${of}.results`)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {selfCheckNames.map((name) => (
          <CheckRow key={name} name={name} result={results.find(({ check }) => check === name)} />
        ))}
      </Box>
    </>
  )
}

function CheckRow({ name, result }: { name: SelfCheckName; result: SelfCheckResult | undefined }) {
  const translate = useTranslate()
  const locale = useLocale()
  return (
    <Box component="li" sx={{ p: '12px 16px', borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'baseline' }}>
        <Typography variant="subtitle2" component="h2" sx={{ flexGrow: 1 }}>
          {translate(`${of}.checks.${name}.title`)}
        </Typography>
        {result === undefined ? (
          <Typography variant="body2" color="textSecondary">
            {translate(`${of}.notYet`)}
          </Typography>
        ) : (
          <Typography variant="body2" component="div">
            <OutcomeWord {...result} />
          </Typography>
        )}
        {result !== undefined && (
          <Typography variant="caption" color="textSecondary" sx={{ minWidth: 72, textAlign: 'right' }}>
            {translate(`${of}.milliseconds`, { milliseconds: result.milliseconds.toLocaleString(locale) })}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate(`${of}.checks.${name}.text`)}
      </Typography>
      {result !== undefined && result.outcome !== 'ok' && <Finding result={result} />}
    </Box>
  )
}

function Finding({ result: { check, outcome, examples, found } }: { result: SelfCheckResult }) {
  const translate = useTranslate()
  const more = found - examples.length
  return (
    <Box sx={{ mt: '8px' }}>
      {examples.length > 0 && (
        <Box
          component="ul"
          aria-label={translate(`${of}.examples`)}
          sx={{ m: 0, pl: '20px', fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
        >
          {examples.map((example) => (
            <li key={example}>
              <CopyText text={example} />
            </li>
          ))}
        </Box>
      )}
      {more > 0 && outcome === 'found' && (
        <Typography variant="body2" color="textSecondary" sx={{ pl: '20px' }}>
          {translate(`${of}.more`, { smart_count: more })}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: '8px' }}>
        <strong>{translate(`${of}.whatToDo`)}</strong>{' '}
        {translate(outcome === 'failed' ? `${of}.couldNotLook` : `${of}.checks.${check}.todo`)}{' '}
        {translate(`${of}.runbook`)}
      </Typography>
    </Box>
  )
}
