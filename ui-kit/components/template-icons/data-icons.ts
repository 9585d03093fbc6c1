import AnalyticsIcon from '@mui/icons-material/AnalyticsRounded'
import AreaChartIcon from '@mui/icons-material/AreaChartRounded'
import AssessmentIcon from '@mui/icons-material/AssessmentRounded'
import AutoGraphIcon from '@mui/icons-material/AutoGraphRounded'
import BarChartIcon from '@mui/icons-material/BarChartRounded'
import BubbleChartIcon from '@mui/icons-material/BubbleChartRounded'
import CandlestickChartIcon from '@mui/icons-material/CandlestickChartRounded'
import CompareIcon from '@mui/icons-material/CompareRounded'
import DashboardIcon from '@mui/icons-material/DashboardRounded'
import DataArrayIcon from '@mui/icons-material/DataArrayRounded'
import DataExplorationIcon from '@mui/icons-material/DataExplorationRounded'
import DataObjectIcon from '@mui/icons-material/DataObjectRounded'
import DataUsageIcon from '@mui/icons-material/DataUsageRounded'
import DatasetIcon from '@mui/icons-material/DatasetRounded'
import DatasetLinkedIcon from '@mui/icons-material/DatasetLinkedRounded'
import DifferenceIcon from '@mui/icons-material/DifferenceRounded'
import DnsIcon from '@mui/icons-material/DnsRounded'
import DonutLargeIcon from '@mui/icons-material/DonutLargeRounded'
import DonutSmallIcon from '@mui/icons-material/DonutSmallRounded'
import EqualizerIcon from '@mui/icons-material/EqualizerRounded'
import FilterAltIcon from '@mui/icons-material/FilterAltRounded'
import FunctionsIcon from '@mui/icons-material/FunctionsRounded'
import InsightsIcon from '@mui/icons-material/InsightsRounded'
import LeaderboardIcon from '@mui/icons-material/LeaderboardRounded'
import MultilineChartIcon from '@mui/icons-material/MultilineChartRounded'
import NumbersIcon from '@mui/icons-material/NumbersRounded'
import PieChartIcon from '@mui/icons-material/PieChartRounded'
import PivotTableChartIcon from '@mui/icons-material/PivotTableChartRounded'
import PollIcon from '@mui/icons-material/PollRounded'
import PolylineIcon from '@mui/icons-material/PolylineRounded'
import QueryStatsIcon from '@mui/icons-material/QueryStatsRounded'
import ScatterPlotIcon from '@mui/icons-material/ScatterPlotRounded'
import SchemaIcon from '@mui/icons-material/SchemaRounded'
import ScoreIcon from '@mui/icons-material/ScoreRounded'
import ShowChartIcon from '@mui/icons-material/ShowChartRounded'
import SortIcon from '@mui/icons-material/SortRounded'
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardRounded'
import SpeedIcon from '@mui/icons-material/SpeedRounded'
import SsidChartIcon from '@mui/icons-material/SsidChartRounded'
import StackedBarChartIcon from '@mui/icons-material/StackedBarChartRounded'
import StackedLineChartIcon from '@mui/icons-material/StackedLineChartRounded'
import StorageIcon from '@mui/icons-material/StorageRounded'
import SummarizeIcon from '@mui/icons-material/SummarizeRounded'
import TableChartIcon from '@mui/icons-material/TableChartRounded'
import TableRowsIcon from '@mui/icons-material/TableRowsRounded'
import TableViewIcon from '@mui/icons-material/TableViewRounded'
import TimelineIcon from '@mui/icons-material/TimelineRounded'
import TrendingDownIcon from '@mui/icons-material/TrendingDownRounded'
import TrendingFlatIcon from '@mui/icons-material/TrendingFlatRounded'
import TrendingUpIcon from '@mui/icons-material/TrendingUpRounded'
import TroubleshootIcon from '@mui/icons-material/TroubleshootRounded'
import ViewKanbanIcon from '@mui/icons-material/ViewKanbanRounded'
import ViewTimelineIcon from '@mui/icons-material/ViewTimelineRounded'
import WaterfallChartIcon from '@mui/icons-material/WaterfallChartRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  AnalyticsIcon,
  AssessmentIcon,
  BarChartIcon,
  StackedBarChartIcon,
  PieChartIcon,
  DonutLargeIcon,
  DonutSmallIcon,
  ShowChartIcon,
  StackedLineChartIcon,
  MultilineChartIcon,
  AreaChartIcon,
  BubbleChartIcon,
  ScatterPlotIcon,
  CandlestickChartIcon,
  WaterfallChartIcon,
  SsidChartIcon,
  AutoGraphIcon,
  InsightsIcon,
  QueryStatsIcon,
  LeaderboardIcon,
  EqualizerIcon,
  TrendingUpIcon,
  TrendingDownIcon,
  TrendingFlatIcon,
  TimelineIcon,
  FunctionsIcon,
  NumbersIcon,
  PollIcon,
  ScoreIcon,
  SpeedIcon,
  DataUsageIcon,
  DataObjectIcon,
  DataArrayIcon,
  DataExplorationIcon,
  DatasetIcon,
  DatasetLinkedIcon,
  StorageIcon,
  DnsIcon,
  TableChartIcon,
  TableViewIcon,
  TableRowsIcon,
  PivotTableChartIcon,
  ViewKanbanIcon,
  ViewTimelineIcon,
  SummarizeIcon,
  SchemaIcon,
  PolylineIcon,
  DashboardIcon,
  SpaceDashboardIcon,
  FilterAltIcon,
  SortIcon,
  CompareIcon,
  DifferenceIcon,
  TroubleshootIcon,
}
