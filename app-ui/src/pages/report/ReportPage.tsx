import BackIcon from '@mui/icons-material/ArrowBackRounded'
import ReportIcon from '@mui/icons-material/AssessmentRounded'
import CsvIcon from '@mui/icons-material/FileDownloadRounded'
import LockIcon from '@mui/icons-material/LockRounded'
import PrintIcon from '@mui/icons-material/PrintRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { getInitiative, type Initiative } from '@parley/contracts/http/initiatives.ts'
import type { Report } from '@parley/contracts/http/report.ts'
import { saveFile } from '@parley/ui-kit/calls/download-route.ts'
import { useRouteQuery } from '@parley/ui-kit/calls/use-route.ts'
import { Page } from '@parley/ui-kit/components/Page.tsx'
import { PageHeader } from '@parley/ui-kit/components/PageHeader.tsx'
import { QueryView } from '@parley/ui-kit/components/QueryView.tsx'
import { StatusBadge } from '@parley/ui-kit/components/StatusBadge.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import '../../features/engagement/phase/locales/en.ts'
import { HoursSection } from '../../features/engagement/report/components/HoursSection.tsx'
import { KeyFigures } from '../../features/engagement/report/components/KeyFigures.tsx'
import { panelGrid } from '../../features/engagement/report/components/panel-grid.ts'
import { PeriodChoice } from '../../features/engagement/report/components/PeriodChoice.tsx'
import { periodText, PrintHead } from '../../features/engagement/report/components/PrintHead.tsx'
import { offPaper, printStyles } from '../../features/engagement/report/components/print-styles.ts'
import { ReportPanel } from '../../features/engagement/report/components/ReportPanel.tsx'
import { ReportSkeleton } from '../../features/engagement/report/components/ReportSkeleton.tsx'
import { OutcomeSections } from '../../features/engagement/report/outcome/OutcomeSections.tsx'
import { findingsPart } from '../../features/engagement/report/parts/findings-part.ts'
import { csvOfReport } from '../../features/engagement/report/report-csv.ts'
import { type ReportPeriod, useReportPeriod } from '../../features/engagement/report/report-period.ts'
import { partsOf } from '../../features/engagement/report/report-parts.ts'
import '../../features/engagement/report/locales/en.ts'
import { useReport, useReportNews } from '../../features/engagement/report/use-report.ts'

/** What was found, decided and is open in an initiative, and then its numbers, on the screen and on paper (HTTP API, Initiatives). */
export function ReportPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const initiative = useRouteQuery(getInitiative, { params: { id } }, { staleTime: 10_000 })
  return (
    <Page>
      <GlobalStyles styles={printStyles} />
      {initiative.isPending && <PageHeader title={t('report.title')} icon={ReportIcon} />}
      <QueryView query={initiative} skeleton={<ReportSkeleton />} failed={t('report.loadFailed')}>
        {(data) => <InitiativeReport key={id} initiative={data} />}
      </QueryView>
    </Page>
  )
}

function InitiativeReport({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const period = useReportPeriod()
  const report = useReport(initiative.id, period)
  useReportNews(initiative)
  const { data } = report
  return (
    <>
      <PageHeader
        title={t('report.title')}
        icon={ReportIcon}
        actions={data !== undefined && <ReportActions {...{ initiative, period, report: data }} />}
      />
      <ReportHead initiative={initiative} period={period} />
      <QueryView quiet query={report} skeleton={<ReportSkeleton />} failed={t('report.loadFailed')}>
        {(read) => <Numbers {...{ initiative, period, report: read }} />}
      </QueryView>
    </>
  )
}

/** The way back, what it is about, and of when. */
function ReportHead({ initiative, period }: { initiative: Initiative; period: ReportPeriod }) {
  const { t } = useTranslation()
  const { id, name, isConfidential } = initiative
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'space-between', ...offPaper }}>
      <Box sx={{ minWidth: 0 }}>
        <Button
          size="small"
          component={Link}
          to={`/initiatives/${id}`}
          startIcon={<BackIcon />}
          sx={backStyle}
        >
          {t('report.back', { name })}
        </Button>
        {isConfidential && (
          <Box sx={{ mt: 2 }}>
            <StatusBadge tone="warning" icon={<LockIcon aria-hidden />}>
              {t('report.confidential')}
            </StatusBadge>
          </Box>
        )}
      </Box>
      <PeriodChoice period={period} />
    </Box>
  )
}

/** A long name takes as many lines as it needs. */
const backStyle = { whiteSpace: 'normal', textAlign: 'left', overflowWrap: 'anywhere' } as const

interface NumbersProps {
  initiative: Initiative
  period: ReportPeriod
  report: Report
}

function ReportActions({ initiative, period, report }: NumbersProps) {
  const { t } = useTranslation()
  const save = (): void => {
    const about = [
      [t('report.reportOf', { name: initiative.name })],
      [periodText(period, t)],
      [report.madeAt],
    ]
    const blob = new Blob(
      [csvOfReport(about, [findingsPart(initiative, report, t), ...partsOf(report, t)])],
      { type: 'text/csv;charset=utf-8' },
    )
    saveFile(blob, `report-${report.madeAt.slice(0, 10)}.csv`)
  }
  return (
    <>
      <Button variant="outlined" startIcon={<CsvIcon />} onClick={save}>
        {t('report.exportCsv')}
      </Button>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t('report.print')}
      </Button>
    </>
  )
}

/** Parts that need the whole width. */
const wide = new Set(['phases-usage'])

function Numbers({ initiative, period, report }: NumbersProps) {
  const { t } = useTranslation()
  return (
    <>
      <PrintHead initiative={initiative} period={period} madeAt={report.madeAt} />
      <OutcomeSections initiative={initiative} period={report.period} />
      <KeyFigures report={report} />
      <Box sx={panelGrid}>
        {partsOf(report, t).map((part) => (
          <Box key={part.id} className={wide.has(part.id) ? 'wide' : undefined} sx={{ minWidth: 0 }}>
            <ReportPanel part={part} />
          </Box>
        ))}
      </Box>
      {report.usage === null && (
        <Typography variant="body2" color="textSecondary">
          {t('report.noUsage')}
        </Typography>
      )}
      <HoursSection initiative={initiative} />
    </>
  )
}
