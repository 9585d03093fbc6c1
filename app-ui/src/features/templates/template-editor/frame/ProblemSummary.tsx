import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProblemPlace } from '../model/problem-place.ts'
import { problemKey } from '../model/template-problems.ts'
import { useProblemsValue } from '../model/use-problems.ts'
import { useProblemLabel } from './use-problem-label.ts'

const shownAtMost = 8

interface ProblemSummaryProps {
  /** Changes with each save that was refused: the summary is then read out and takes the focus. */
  attempt: number
  onSeek: (place: ProblemPlace) => void
}

/** What keeps the template from being saved, each with the way to it; gone once all is put right. */
export function ProblemSummary({ attempt, onSeek }: ProblemSummaryProps) {
  const { t } = useTranslation()
  const problems = useProblemsValue((state) => state.problems)
  const labelOf = useProblemLabel()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [attempt])
  if (problems.length === 0) return null
  const count = problems.length
  return (
    <Alert ref={root} severity="error" tabIndex={-1} sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      {t('templateEditor.problemsTitle', { count })}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, display: 'grid', gap: 0.5 }}>
        {problems.slice(0, shownAtMost).map((problem, index) => (
          <li key={`${problemKey(problem.itemId, problem.property)}.${index}`}>
            <Link
              component="button"
              type="button"
              color="inherit"
              sx={{ textAlign: 'left', overflowWrap: 'anywhere', font: 'inherit' }}
              onClick={() => onSeek(problem)}
            >
              {labelOf(problem)}
            </Link>
          </li>
        ))}
      </Box>
      {count > shownAtMost && t('templateEditor.moreProblems', { count: count - shownAtMost })}
    </Alert>
  )
}
