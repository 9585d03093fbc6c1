import AddModeratorIcon from '@mui/icons-material/AddModeratorRounded'
import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettingsRounded'
import AssuredWorkloadIcon from '@mui/icons-material/AssuredWorkloadRounded'
import BlockIcon from '@mui/icons-material/BlockRounded'
import DangerousIcon from '@mui/icons-material/DangerousRounded'
import EmergencyIcon from '@mui/icons-material/EmergencyRounded'
import EnhancedEncryptionIcon from '@mui/icons-material/EnhancedEncryptionRounded'
import ErrorIcon from '@mui/icons-material/ErrorRounded'
import FingerprintIcon from '@mui/icons-material/FingerprintRounded'
import FireExtinguisherIcon from '@mui/icons-material/FireExtinguisherRounded'
import GavelIcon from '@mui/icons-material/GavelRounded'
import GppBadIcon from '@mui/icons-material/GppBadRounded'
import GppGoodIcon from '@mui/icons-material/GppGoodRounded'
import GppMaybeIcon from '@mui/icons-material/GppMaybeRounded'
import HealthAndSafetyIcon from '@mui/icons-material/HealthAndSafetyRounded'
import HttpsIcon from '@mui/icons-material/HttpsRounded'
import KeyIcon from '@mui/icons-material/KeyRounded'
import LocalPoliceIcon from '@mui/icons-material/LocalPoliceRounded'
import LockIcon from '@mui/icons-material/LockRounded'
import LockClockIcon from '@mui/icons-material/LockClockRounded'
import LockOpenIcon from '@mui/icons-material/LockOpenRounded'
import LockPersonIcon from '@mui/icons-material/LockPersonRounded'
import NoEncryptionIcon from '@mui/icons-material/NoEncryptionRounded'
import PasswordIcon from '@mui/icons-material/PasswordRounded'
import PatternIcon from '@mui/icons-material/PatternRounded'
import PhishingIcon from '@mui/icons-material/PhishingRounded'
import PhonelinkLockIcon from '@mui/icons-material/PhonelinkLockRounded'
import PlagiarismIcon from '@mui/icons-material/PlagiarismRounded'
import PolicyIcon from '@mui/icons-material/PolicyRounded'
import PrivacyTipIcon from '@mui/icons-material/PrivacyTipRounded'
import RemoveModeratorIcon from '@mui/icons-material/RemoveModeratorRounded'
import ReportIcon from '@mui/icons-material/ReportRounded'
import ReportProblemIcon from '@mui/icons-material/ReportProblemRounded'
import SafetyCheckIcon from '@mui/icons-material/SafetyCheckRounded'
import SecurityUpdateGoodIcon from '@mui/icons-material/SecurityUpdateGoodRounded'
import ShieldIcon from '@mui/icons-material/ShieldRounded'
import VerifiedIcon from '@mui/icons-material/VerifiedRounded'
import VerifiedUserIcon from '@mui/icons-material/VerifiedUserRounded'
import VisibilityIcon from '@mui/icons-material/VisibilityRounded'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffRounded'
import VpnKeyIcon from '@mui/icons-material/VpnKeyRounded'
import VpnLockIcon from '@mui/icons-material/VpnLockRounded'
import WarningIcon from '@mui/icons-material/WarningRounded'
import WarningAmberIcon from '@mui/icons-material/WarningAmberRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  ShieldIcon,
  AdminPanelSettingsIcon,
  VerifiedUserIcon,
  GppGoodIcon,
  GppMaybeIcon,
  GppBadIcon,
  PrivacyTipIcon,
  PolicyIcon,
  GavelIcon,
  LockIcon,
  LockOpenIcon,
  LockPersonIcon,
  LockClockIcon,
  KeyIcon,
  VpnKeyIcon,
  VpnLockIcon,
  PasswordIcon,
  PatternIcon,
  FingerprintIcon,
  EnhancedEncryptionIcon,
  NoEncryptionIcon,
  PhonelinkLockIcon,
  HttpsIcon,
  RemoveModeratorIcon,
  AddModeratorIcon,
  LocalPoliceIcon,
  SafetyCheckIcon,
  HealthAndSafetyIcon,
  WarningIcon,
  WarningAmberIcon,
  ReportIcon,
  ReportProblemIcon,
  ErrorIcon,
  DangerousIcon,
  BlockIcon,
  VisibilityIcon,
  VisibilityOffIcon,
  SecurityUpdateGoodIcon,
  VerifiedIcon,
  AssuredWorkloadIcon,
  PlagiarismIcon,
  PhishingIcon,
  EmergencyIcon,
  FireExtinguisherIcon,
}
