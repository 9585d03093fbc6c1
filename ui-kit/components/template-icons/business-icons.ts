import AccountBalanceIcon from '@mui/icons-material/AccountBalanceRounded'
import AdjustIcon from '@mui/icons-material/AdjustRounded'
import AltRouteIcon from '@mui/icons-material/AltRouteRounded'
import ApartmentIcon from '@mui/icons-material/ApartmentRounded'
import AssignmentIcon from '@mui/icons-material/AssignmentRounded'
import AssignmentIndIcon from '@mui/icons-material/AssignmentIndRounded'
import AssignmentLateIcon from '@mui/icons-material/AssignmentLateRounded'
import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedInRounded'
import BadgeIcon from '@mui/icons-material/BadgeRounded'
import BallotIcon from '@mui/icons-material/BallotRounded'
import BusinessCenterIcon from '@mui/icons-material/BusinessCenterRounded'
import CampaignIcon from '@mui/icons-material/CampaignRounded'
import CasesIcon from '@mui/icons-material/CasesRounded'
import CategoryIcon from '@mui/icons-material/CategoryRounded'
import CenterFocusStrongIcon from '@mui/icons-material/CenterFocusStrongRounded'
import ChecklistIcon from '@mui/icons-material/ChecklistRounded'
import CorporateFareIcon from '@mui/icons-material/CorporateFareRounded'
import CrisisAlertIcon from '@mui/icons-material/CrisisAlertRounded'
import DeskIcon from '@mui/icons-material/DeskRounded'
import DiamondIcon from '@mui/icons-material/DiamondRounded'
import DomainIcon from '@mui/icons-material/DomainRounded'
import EmojiEventsIcon from '@mui/icons-material/EmojiEventsRounded'
import ExploreIcon from '@mui/icons-material/ExploreRounded'
import ExtensionIcon from '@mui/icons-material/ExtensionRounded'
import FactCheckIcon from '@mui/icons-material/FactCheckRounded'
import FactoryIcon from '@mui/icons-material/FactoryRounded'
import FlagIcon from '@mui/icons-material/FlagRounded'
import GradeIcon from '@mui/icons-material/GradeRounded'
import GroupWorkIcon from '@mui/icons-material/GroupWorkRounded'
import HandshakeIcon from '@mui/icons-material/HandshakeRounded'
import HiveIcon from '@mui/icons-material/HiveRounded'
import HomeWorkIcon from '@mui/icons-material/HomeWorkRounded'
import HubIcon from '@mui/icons-material/HubRounded'
import InventoryIcon from '@mui/icons-material/InventoryRounded'
import Inventory2Icon from '@mui/icons-material/Inventory2Rounded'
import LanguageIcon from '@mui/icons-material/LanguageRounded'
import LayersIcon from '@mui/icons-material/LayersRounded'
import LightbulbIcon from '@mui/icons-material/LightbulbRounded'
import ListAltIcon from '@mui/icons-material/ListAltRounded'
import MapIcon from '@mui/icons-material/MapRounded'
import MeetingRoomIcon from '@mui/icons-material/MeetingRoomRounded'
import MilitaryTechIcon from '@mui/icons-material/MilitaryTechRounded'
import NextPlanIcon from '@mui/icons-material/NextPlanRounded'
import OutlinedFlagIcon from '@mui/icons-material/OutlinedFlagRounded'
import PublicIcon from '@mui/icons-material/PublicRounded'
import RadarIcon from '@mui/icons-material/RadarRounded'
import RocketIcon from '@mui/icons-material/RocketRounded'
import RocketLaunchIcon from '@mui/icons-material/RocketLaunchRounded'
import RouteIcon from '@mui/icons-material/RouteRounded'
import RuleIcon from '@mui/icons-material/RuleRounded'
import StarIcon from '@mui/icons-material/StarRounded'
import StoreIcon from '@mui/icons-material/StoreRounded'
import StorefrontIcon from '@mui/icons-material/StorefrontRounded'
import TaskIcon from '@mui/icons-material/TaskRounded'
import TaskAltIcon from '@mui/icons-material/TaskAltRounded'
import TipsAndUpdatesIcon from '@mui/icons-material/TipsAndUpdatesRounded'
import TrackChangesIcon from '@mui/icons-material/TrackChangesRounded'
import TravelExploreIcon from '@mui/icons-material/TravelExploreRounded'
import UpcomingIcon from '@mui/icons-material/UpcomingRounded'
import WarehouseIcon from '@mui/icons-material/WarehouseRounded'
import WidgetsIcon from '@mui/icons-material/WidgetsRounded'
import WorkIcon from '@mui/icons-material/WorkRounded'
import WorkHistoryIcon from '@mui/icons-material/WorkHistoryRounded'
import WorkspacePremiumIcon from '@mui/icons-material/WorkspacePremiumRounded'
import WorkspacesIcon from '@mui/icons-material/WorkspacesRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  BusinessCenterIcon,
  WorkIcon,
  WorkHistoryIcon,
  CorporateFareIcon,
  ApartmentIcon,
  DomainIcon,
  AccountBalanceIcon,
  StorefrontIcon,
  StoreIcon,
  WarehouseIcon,
  FactoryIcon,
  HomeWorkIcon,
  MeetingRoomIcon,
  DeskIcon,
  BadgeIcon,
  HandshakeIcon,
  CampaignIcon,
  FlagIcon,
  OutlinedFlagIcon,
  EmojiEventsIcon,
  MilitaryTechIcon,
  WorkspacePremiumIcon,
  StarIcon,
  GradeIcon,
  DiamondIcon,
  LightbulbIcon,
  TipsAndUpdatesIcon,
  RocketLaunchIcon,
  RocketIcon,
  ExploreIcon,
  TravelExploreIcon,
  PublicIcon,
  LanguageIcon,
  MapIcon,
  RouteIcon,
  AltRouteIcon,
  TrackChangesIcon,
  RadarIcon,
  CrisisAlertIcon,
  CenterFocusStrongIcon,
  AdjustIcon,
  AssignmentIcon,
  AssignmentIndIcon,
  AssignmentTurnedInIcon,
  AssignmentLateIcon,
  TaskIcon,
  TaskAltIcon,
  ChecklistIcon,
  FactCheckIcon,
  RuleIcon,
  ListAltIcon,
  BallotIcon,
  CategoryIcon,
  WidgetsIcon,
  ExtensionIcon,
  HubIcon,
  HiveIcon,
  LayersIcon,
  WorkspacesIcon,
  GroupWorkIcon,
  CasesIcon,
  InventoryIcon,
  Inventory2Icon,
  NextPlanIcon,
  UpcomingIcon,
}
