import ApiIcon from '@mui/icons-material/ApiRounded'
import AppRegistrationIcon from '@mui/icons-material/AppRegistrationRounded'
import AppsIcon from '@mui/icons-material/AppsRounded'
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeRounded'
import AutoFixHighIcon from '@mui/icons-material/AutoFixHighRounded'
import BatchPredictionIcon from '@mui/icons-material/BatchPredictionRounded'
import BoltIcon from '@mui/icons-material/BoltRounded'
import BugReportIcon from '@mui/icons-material/BugReportRounded'
import BuildIcon from '@mui/icons-material/BuildRounded'
import BuildCircleIcon from '@mui/icons-material/BuildCircleRounded'
import CableIcon from '@mui/icons-material/CableRounded'
import CloudIcon from '@mui/icons-material/CloudRounded'
import CloudDoneIcon from '@mui/icons-material/CloudDoneRounded'
import CloudDownloadIcon from '@mui/icons-material/CloudDownloadRounded'
import CloudQueueIcon from '@mui/icons-material/CloudQueueRounded'
import CloudSyncIcon from '@mui/icons-material/CloudSyncRounded'
import CloudUploadIcon from '@mui/icons-material/CloudUploadRounded'
import CodeIcon from '@mui/icons-material/CodeRounded'
import ComputerIcon from '@mui/icons-material/ComputerRounded'
import ConstructionIcon from '@mui/icons-material/ConstructionRounded'
import CssIcon from '@mui/icons-material/CssRounded'
import DesktopWindowsIcon from '@mui/icons-material/DesktopWindowsRounded'
import DeveloperBoardIcon from '@mui/icons-material/DeveloperBoardRounded'
import DeveloperModeIcon from '@mui/icons-material/DeveloperModeRounded'
import DeviceHubIcon from '@mui/icons-material/DeviceHubRounded'
import DevicesIcon from '@mui/icons-material/DevicesRounded'
import ElectricBoltIcon from '@mui/icons-material/ElectricBoltRounded'
import HandymanIcon from '@mui/icons-material/HandymanRounded'
import HeadphonesIcon from '@mui/icons-material/HeadphonesRounded'
import HtmlIcon from '@mui/icons-material/HtmlRounded'
import HttpIcon from '@mui/icons-material/HttpRounded'
import InstallDesktopIcon from '@mui/icons-material/InstallDesktopRounded'
import InstallMobileIcon from '@mui/icons-material/InstallMobileRounded'
import IntegrationInstructionsIcon from '@mui/icons-material/IntegrationInstructionsRounded'
import JavascriptIcon from '@mui/icons-material/JavascriptRounded'
import KeyboardIcon from '@mui/icons-material/KeyboardRounded'
import LanIcon from '@mui/icons-material/LanRounded'
import LaptopIcon from '@mui/icons-material/LaptopRounded'
import MemoryIcon from '@mui/icons-material/MemoryRounded'
import ModelTrainingIcon from '@mui/icons-material/ModelTrainingRounded'
import MouseIcon from '@mui/icons-material/MouseRounded'
import OnlinePredictionIcon from '@mui/icons-material/OnlinePredictionRounded'
import PhoneIphoneIcon from '@mui/icons-material/PhoneIphoneRounded'
import PowerIcon from '@mui/icons-material/PowerRounded'
import PrecisionManufacturingIcon from '@mui/icons-material/PrecisionManufacturingRounded'
import PrintIcon from '@mui/icons-material/PrintRounded'
import QrCode2Icon from '@mui/icons-material/QrCode2Rounded'
import RouterIcon from '@mui/icons-material/RouterRounded'
import ScannerIcon from '@mui/icons-material/ScannerRounded'
import SensorsIcon from '@mui/icons-material/SensorsRounded'
import SettingsIcon from '@mui/icons-material/SettingsRounded'
import SettingsApplicationsIcon from '@mui/icons-material/SettingsApplicationsRounded'
import SettingsEthernetIcon from '@mui/icons-material/SettingsEthernetRounded'
import SettingsSuggestIcon from '@mui/icons-material/SettingsSuggestRounded'
import SmartToyIcon from '@mui/icons-material/SmartToyRounded'
import SmartphoneIcon from '@mui/icons-material/SmartphoneRounded'
import SyncIcon from '@mui/icons-material/SyncRounded'
import SyncAltIcon from '@mui/icons-material/SyncAltRounded'
import SystemUpdateAltIcon from '@mui/icons-material/SystemUpdateAltRounded'
import TabletMacIcon from '@mui/icons-material/TabletMacRounded'
import TerminalIcon from '@mui/icons-material/TerminalRounded'
import TuneIcon from '@mui/icons-material/TuneRounded'
import UpdateIcon from '@mui/icons-material/UpdateRounded'
import UpgradeIcon from '@mui/icons-material/UpgradeRounded'
import WatchIcon from '@mui/icons-material/WatchRounded'
import WebIcon from '@mui/icons-material/WebRounded'
import WebAssetIcon from '@mui/icons-material/WebAssetRounded'
import WebhookIcon from '@mui/icons-material/WebhookRounded'
import WifiIcon from '@mui/icons-material/WifiRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  ComputerIcon,
  LaptopIcon,
  DesktopWindowsIcon,
  DevicesIcon,
  PhoneIphoneIcon,
  SmartphoneIcon,
  TabletMacIcon,
  WatchIcon,
  MemoryIcon,
  DeveloperBoardIcon,
  DeveloperModeIcon,
  CodeIcon,
  TerminalIcon,
  IntegrationInstructionsIcon,
  ApiIcon,
  WebhookIcon,
  HttpIcon,
  HtmlIcon,
  JavascriptIcon,
  CssIcon,
  BugReportIcon,
  BuildIcon,
  BuildCircleIcon,
  ConstructionIcon,
  HandymanIcon,
  CloudIcon,
  CloudDoneIcon,
  CloudSyncIcon,
  CloudUploadIcon,
  CloudDownloadIcon,
  CloudQueueIcon,
  LanIcon,
  RouterIcon,
  WifiIcon,
  SettingsEthernetIcon,
  CableIcon,
  DeviceHubIcon,
  SmartToyIcon,
  AutoAwesomeIcon,
  AutoFixHighIcon,
  ModelTrainingIcon,
  BatchPredictionIcon,
  OnlinePredictionIcon,
  SensorsIcon,
  PrecisionManufacturingIcon,
  SettingsIcon,
  SettingsSuggestIcon,
  SettingsApplicationsIcon,
  TuneIcon,
  SyncIcon,
  SyncAltIcon,
  SystemUpdateAltIcon,
  UpdateIcon,
  UpgradeIcon,
  InstallDesktopIcon,
  InstallMobileIcon,
  AppsIcon,
  AppRegistrationIcon,
  WebIcon,
  WebAssetIcon,
  QrCode2Icon,
  PrintIcon,
  ScannerIcon,
  KeyboardIcon,
  MouseIcon,
  HeadphonesIcon,
  BoltIcon,
  PowerIcon,
  ElectricBoltIcon,
}
