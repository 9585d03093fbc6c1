import ArchitectureIcon from '@mui/icons-material/ArchitectureRounded'
import BiotechIcon from '@mui/icons-material/BiotechRounded'
import BloodtypeIcon from '@mui/icons-material/BloodtypeRounded'
import ClassIcon from '@mui/icons-material/ClassRounded'
import CleanHandsIcon from '@mui/icons-material/CleanHandsRounded'
import FindInPageIcon from '@mui/icons-material/FindInPageRounded'
import HealingIcon from '@mui/icons-material/HealingRounded'
import ImageSearchIcon from '@mui/icons-material/ImageSearchRounded'
import ImportContactsIcon from '@mui/icons-material/ImportContactsRounded'
import InterestsIcon from '@mui/icons-material/InterestsRounded'
import LensIcon from '@mui/icons-material/LensRounded'
import LocalHospitalIcon from '@mui/icons-material/LocalHospitalRounded'
import LocalPharmacyIcon from '@mui/icons-material/LocalPharmacyRounded'
import ManageSearchIcon from '@mui/icons-material/ManageSearchRounded'
import MasksIcon from '@mui/icons-material/MasksRounded'
import MedicalInformationIcon from '@mui/icons-material/MedicalInformationRounded'
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesRounded'
import MedicationIcon from '@mui/icons-material/MedicationRounded'
import MonitorHeartIcon from '@mui/icons-material/MonitorHeartRounded'
import SanitizerIcon from '@mui/icons-material/SanitizerRounded'
import SavedSearchIcon from '@mui/icons-material/SavedSearchRounded'
import SchoolIcon from '@mui/icons-material/SchoolRounded'
import ScienceIcon from '@mui/icons-material/ScienceRounded'
import SearchIcon from '@mui/icons-material/SearchRounded'
import SpokeIcon from '@mui/icons-material/SpokeRounded'
import SquareFootIcon from '@mui/icons-material/SquareFootRounded'
import StraightenIcon from '@mui/icons-material/StraightenRounded'
import VaccinesIcon from '@mui/icons-material/VaccinesRounded'
import WbIncandescentIcon from '@mui/icons-material/WbIncandescentRounded'
import ZoomInIcon from '@mui/icons-material/ZoomInRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  ScienceIcon,
  BiotechIcon,
  MedicalServicesIcon,
  MedicalInformationIcon,
  LocalHospitalIcon,
  LocalPharmacyIcon,
  MedicationIcon,
  VaccinesIcon,
  MonitorHeartIcon,
  HealingIcon,
  BloodtypeIcon,
  SchoolIcon,
  ClassIcon,
  ImportContactsIcon,
  ArchitectureIcon,
  SquareFootIcon,
  StraightenIcon,
  SearchIcon,
  ManageSearchIcon,
  FindInPageIcon,
  ImageSearchIcon,
  SavedSearchIcon,
  ZoomInIcon,
  LensIcon,
  SpokeIcon,
  InterestsIcon,
  WbIncandescentIcon,
  SanitizerIcon,
  MasksIcon,
  CleanHandsIcon,
}
