import AccessibilityIcon from '@mui/icons-material/AccessibilityRounded'
import AccessibilityNewIcon from '@mui/icons-material/AccessibilityNewRounded'
import AccountBoxIcon from '@mui/icons-material/AccountBoxRounded'
import AccountCircleIcon from '@mui/icons-material/AccountCircleRounded'
import AccountTreeIcon from '@mui/icons-material/AccountTreeRounded'
import ChildCareIcon from '@mui/icons-material/ChildCareRounded'
import CoPresentIcon from '@mui/icons-material/CoPresentRounded'
import ConnectWithoutContactIcon from '@mui/icons-material/ConnectWithoutContactRounded'
import ContactMailIcon from '@mui/icons-material/ContactMailRounded'
import ContactPageIcon from '@mui/icons-material/ContactPageRounded'
import ContactsIcon from '@mui/icons-material/ContactsRounded'
import Diversity1Icon from '@mui/icons-material/Diversity1Rounded'
import Diversity2Icon from '@mui/icons-material/Diversity2Rounded'
import Diversity3Icon from '@mui/icons-material/Diversity3Rounded'
import ElderlyIcon from '@mui/icons-material/ElderlyRounded'
import EmojiPeopleIcon from '@mui/icons-material/EmojiPeopleRounded'
import EngineeringIcon from '@mui/icons-material/EngineeringRounded'
import EscalatorWarningIcon from '@mui/icons-material/EscalatorWarningRounded'
import FaceIcon from '@mui/icons-material/FaceRounded'
import FamilyRestroomIcon from '@mui/icons-material/FamilyRestroomRounded'
import FavoriteIcon from '@mui/icons-material/FavoriteRounded'
import GroupIcon from '@mui/icons-material/GroupRounded'
import GroupsIcon from '@mui/icons-material/GroupsRounded'
import Groups2Icon from '@mui/icons-material/Groups2Rounded'
import Groups3Icon from '@mui/icons-material/Groups3Rounded'
import HailIcon from '@mui/icons-material/HailRounded'
import HeadsetMicIcon from '@mui/icons-material/HeadsetMicRounded'
import HowToRegIcon from '@mui/icons-material/HowToRegRounded'
import HowToVoteIcon from '@mui/icons-material/HowToVoteRounded'
import InterpreterModeIcon from '@mui/icons-material/InterpreterModeRounded'
import ManIcon from '@mui/icons-material/ManRounded'
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsRounded'
import MoodIcon from '@mui/icons-material/MoodRounded'
import PeopleIcon from '@mui/icons-material/PeopleRounded'
import PersonAddIcon from '@mui/icons-material/PersonAddRounded'
import PersonOutlineIcon from '@mui/icons-material/PersonOutlineRounded'
import PersonPinIcon from '@mui/icons-material/PersonPinRounded'
import PersonSearchIcon from '@mui/icons-material/PersonSearchRounded'
import PsychologyIcon from '@mui/icons-material/PsychologyRounded'
import PsychologyAltIcon from '@mui/icons-material/PsychologyAltRounded'
import RecentActorsIcon from '@mui/icons-material/RecentActorsRounded'
import RecordVoiceOverIcon from '@mui/icons-material/RecordVoiceOverRounded'
import SelfImprovementIcon from '@mui/icons-material/SelfImprovementRounded'
import SentimentDissatisfiedIcon from '@mui/icons-material/SentimentDissatisfiedRounded'
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutralRounded'
import SentimentSatisfiedIcon from '@mui/icons-material/SentimentSatisfiedRounded'
import SentimentVerySatisfiedIcon from '@mui/icons-material/SentimentVerySatisfiedRounded'
import SupervisorAccountIcon from '@mui/icons-material/SupervisorAccountRounded'
import SupportIcon from '@mui/icons-material/SupportRounded'
import SupportAgentIcon from '@mui/icons-material/SupportAgentRounded'
import SwitchAccountIcon from '@mui/icons-material/SwitchAccountRounded'
import ThumbUpIcon from '@mui/icons-material/ThumbUpRounded'
import ThumbsUpDownIcon from '@mui/icons-material/ThumbsUpDownRounded'
import VolunteerActivismIcon from '@mui/icons-material/VolunteerActivismRounded'
import WavingHandIcon from '@mui/icons-material/WavingHandRounded'
import WomanIcon from '@mui/icons-material/WomanRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  PeopleIcon,
  GroupIcon,
  GroupsIcon,
  Groups2Icon,
  Groups3Icon,
  Diversity1Icon,
  Diversity2Icon,
  Diversity3Icon,
  SupervisorAccountIcon,
  ManageAccountsIcon,
  AccountCircleIcon,
  AccountBoxIcon,
  AccountTreeIcon,
  PersonAddIcon,
  PersonSearchIcon,
  PersonPinIcon,
  PersonOutlineIcon,
  SwitchAccountIcon,
  RecentActorsIcon,
  ContactPageIcon,
  ContactMailIcon,
  ContactsIcon,
  ConnectWithoutContactIcon,
  RecordVoiceOverIcon,
  InterpreterModeIcon,
  CoPresentIcon,
  SupportAgentIcon,
  HeadsetMicIcon,
  SupportIcon,
  FaceIcon,
  EmojiPeopleIcon,
  SentimentSatisfiedIcon,
  SentimentVerySatisfiedIcon,
  SentimentNeutralIcon,
  SentimentDissatisfiedIcon,
  MoodIcon,
  FavoriteIcon,
  VolunteerActivismIcon,
  SelfImprovementIcon,
  PsychologyIcon,
  PsychologyAltIcon,
  FamilyRestroomIcon,
  ElderlyIcon,
  ChildCareIcon,
  AccessibilityIcon,
  AccessibilityNewIcon,
  HailIcon,
  WavingHandIcon,
  ThumbUpIcon,
  ThumbsUpDownIcon,
  HowToRegIcon,
  HowToVoteIcon,
  EscalatorWarningIcon,
  EngineeringIcon,
  ManIcon,
  WomanIcon,
}
