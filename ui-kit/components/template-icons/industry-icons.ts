import AgricultureIcon from '@mui/icons-material/AgricultureRounded'
import AirIcon from '@mui/icons-material/AirRounded'
import AirportShuttleIcon from '@mui/icons-material/AirportShuttleRounded'
import AnchorIcon from '@mui/icons-material/AnchorRounded'
import CakeIcon from '@mui/icons-material/CakeRounded'
import CarpenterIcon from '@mui/icons-material/CarpenterRounded'
import CastleIcon from '@mui/icons-material/CastleRounded'
import CelebrationIcon from '@mui/icons-material/CelebrationRounded'
import CheckroomIcon from '@mui/icons-material/CheckroomRounded'
import CommuteIcon from '@mui/icons-material/CommuteRounded'
import CompostIcon from '@mui/icons-material/CompostRounded'
import CottageIcon from '@mui/icons-material/CottageRounded'
import DeliveryDiningIcon from '@mui/icons-material/DeliveryDiningRounded'
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoatRounded'
import DirectionsBusIcon from '@mui/icons-material/DirectionsBusRounded'
import DirectionsCarIcon from '@mui/icons-material/DirectionsCarRounded'
import ElectricCarIcon from '@mui/icons-material/ElectricCarRounded'
import ElectricalServicesIcon from '@mui/icons-material/ElectricalServicesRounded'
import EnergySavingsLeafIcon from '@mui/icons-material/EnergySavingsLeafRounded'
import EvStationIcon from '@mui/icons-material/EvStationRounded'
import FitnessCenterIcon from '@mui/icons-material/FitnessCenterRounded'
import FlightIcon from '@mui/icons-material/FlightRounded'
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoffRounded'
import ForestIcon from '@mui/icons-material/ForestRounded'
import FoundationIcon from '@mui/icons-material/FoundationRounded'
import GasMeterIcon from '@mui/icons-material/GasMeterRounded'
import GrassIcon from '@mui/icons-material/GrassRounded'
import HomeIcon from '@mui/icons-material/HomeRounded'
import HotelIcon from '@mui/icons-material/HotelRounded'
import HouseIcon from '@mui/icons-material/HouseRounded'
import LandscapeIcon from '@mui/icons-material/LandscapeRounded'
import LocalCafeIcon from '@mui/icons-material/LocalCafeRounded'
import LocalGroceryStoreIcon from '@mui/icons-material/LocalGroceryStoreRounded'
import LocalMallIcon from '@mui/icons-material/LocalMallRounded'
import LocalShippingIcon from '@mui/icons-material/LocalShippingRounded'
import LocationCityIcon from '@mui/icons-material/LocationCityRounded'
import LocationOnIcon from '@mui/icons-material/LocationOnRounded'
import LuggageIcon from '@mui/icons-material/LuggageRounded'
import MovieIcon from '@mui/icons-material/MovieRounded'
import MuseumIcon from '@mui/icons-material/MuseumRounded'
import MusicNoteIcon from '@mui/icons-material/MusicNoteRounded'
import NatureIcon from '@mui/icons-material/NatureRounded'
import OilBarrelIcon from '@mui/icons-material/OilBarrelRounded'
import ParkIcon from '@mui/icons-material/ParkRounded'
import PetsIcon from '@mui/icons-material/PetsRounded'
import PhotoCameraIcon from '@mui/icons-material/PhotoCameraRounded'
import PlaceIcon from '@mui/icons-material/PlaceRounded'
import PlumbingIcon from '@mui/icons-material/PlumbingRounded'
import RecyclingIcon from '@mui/icons-material/RecyclingRounded'
import RestaurantIcon from '@mui/icons-material/RestaurantRounded'
import RoofingIcon from '@mui/icons-material/RoofingRounded'
import SailingIcon from '@mui/icons-material/SailingRounded'
import SolarPowerIcon from '@mui/icons-material/SolarPowerRounded'
import SportsSoccerIcon from '@mui/icons-material/SportsSoccerRounded'
import TheaterComedyIcon from '@mui/icons-material/TheaterComedyRounded'
import ThermostatIcon from '@mui/icons-material/ThermostatRounded'
import ThunderstormIcon from '@mui/icons-material/ThunderstormRounded'
import TrafficIcon from '@mui/icons-material/TrafficRounded'
import TrainIcon from '@mui/icons-material/TrainRounded'
import TwoWheelerIcon from '@mui/icons-material/TwoWheelerRounded'
import VillaIcon from '@mui/icons-material/VillaRounded'
import WaterDropIcon from '@mui/icons-material/WaterDropRounded'
import WavesIcon from '@mui/icons-material/WavesRounded'
import WbSunnyIcon from '@mui/icons-material/WbSunnyRounded'
import WindPowerIcon from '@mui/icons-material/WindPowerRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  LocalShippingIcon,
  DeliveryDiningIcon,
  FlightIcon,
  FlightTakeoffIcon,
  TrainIcon,
  DirectionsCarIcon,
  DirectionsBusIcon,
  DirectionsBoatIcon,
  TwoWheelerIcon,
  ElectricCarIcon,
  EvStationIcon,
  CommuteIcon,
  TrafficIcon,
  AgricultureIcon,
  GrassIcon,
  ForestIcon,
  ParkIcon,
  NatureIcon,
  EnergySavingsLeafIcon,
  RecyclingIcon,
  CompostIcon,
  SolarPowerIcon,
  WindPowerIcon,
  OilBarrelIcon,
  GasMeterIcon,
  WaterDropIcon,
  WavesIcon,
  ThermostatIcon,
  AirIcon,
  WbSunnyIcon,
  ThunderstormIcon,
  LandscapeIcon,
  FoundationIcon,
  CarpenterIcon,
  PlumbingIcon,
  ElectricalServicesIcon,
  RoofingIcon,
  HomeIcon,
  HouseIcon,
  CottageIcon,
  VillaIcon,
  CastleIcon,
  LocationCityIcon,
  LocationOnIcon,
  PlaceIcon,
  HotelIcon,
  RestaurantIcon,
  LocalCafeIcon,
  LocalGroceryStoreIcon,
  LocalMallIcon,
  CheckroomIcon,
  FitnessCenterIcon,
  SportsSoccerIcon,
  TheaterComedyIcon,
  MuseumIcon,
  MovieIcon,
  MusicNoteIcon,
  PhotoCameraIcon,
  CelebrationIcon,
  CakeIcon,
  PetsIcon,
  LuggageIcon,
  AnchorIcon,
  SailingIcon,
  AirportShuttleIcon,
}
