import ArtifactIcon from '@mui/icons-material/DescriptionRounded'
import ClientIcon from '@mui/icons-material/DomainRounded'
import InitiativeIcon from '@mui/icons-material/RocketLaunchRounded'
import PersonIcon from '@mui/icons-material/PersonRounded'
import TemplateIcon from '@mui/icons-material/DashboardCustomizeRounded'
import PhaseIcon from '@mui/icons-material/LinearScaleRounded'
import ObservationIcon from '@mui/icons-material/ReportProblemRounded'
import InterviewIcon from '@mui/icons-material/RecordVoiceOverRounded'
import type { IconComponent } from '@parley/ui-kit/components/icons.tsx'

/** By what was found. */
export const hitIcons = {
  people: PersonIcon,
  initiatives: InitiativeIcon,
  phases: PhaseIcon,
  observations: ObservationIcon,
  artifacts: ArtifactIcon,
  interviews: InterviewIcon,
  templates: TemplateIcon,
  clients: ClientIcon,
}

const byOrigin: Partial<Record<string, IconComponent>> = { ...hitIcons, connect: ClientIcon }

/** Of something that was found, by its id, which begins with where it was found. */
export const iconOf = (id: string): IconComponent | undefined => byOrigin[id.split(':')[0] ?? '']
