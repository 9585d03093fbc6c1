import AccessTimeIcon from '@mui/icons-material/AccessTimeRounded'
import AlarmIcon from '@mui/icons-material/AlarmRounded'
import AutorenewIcon from '@mui/icons-material/AutorenewRounded'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonthRounded'
import CalendarTodayIcon from '@mui/icons-material/CalendarTodayRounded'
import DateRangeIcon from '@mui/icons-material/DateRangeRounded'
import DoubleArrowIcon from '@mui/icons-material/DoubleArrowRounded'
import EventIcon from '@mui/icons-material/EventRounded'
import EventAvailableIcon from '@mui/icons-material/EventAvailableRounded'
import EventNoteIcon from '@mui/icons-material/EventNoteRounded'
import EventRepeatIcon from '@mui/icons-material/EventRepeatRounded'
import FastForwardIcon from '@mui/icons-material/FastForwardRounded'
import HistoryIcon from '@mui/icons-material/HistoryRounded'
import HourglassBottomIcon from '@mui/icons-material/HourglassBottomRounded'
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmptyRounded'
import HourglassTopIcon from '@mui/icons-material/HourglassTopRounded'
import LoopIcon from '@mui/icons-material/LoopRounded'
import LowPriorityIcon from '@mui/icons-material/LowPriorityRounded'
import ManageHistoryIcon from '@mui/icons-material/ManageHistoryRounded'
import MovingIcon from '@mui/icons-material/MovingRounded'
import PendingIcon from '@mui/icons-material/PendingRounded'
import PendingActionsIcon from '@mui/icons-material/PendingActionsRounded'
import PlayArrowIcon from '@mui/icons-material/PlayArrowRounded'
import PriorityHighIcon from '@mui/icons-material/PriorityHighRounded'
import PunchClockIcon from '@mui/icons-material/PunchClockRounded'
import RestoreIcon from '@mui/icons-material/RestoreRounded'
import ScheduleIcon from '@mui/icons-material/ScheduleRounded'
import TimerIcon from '@mui/icons-material/TimerRounded'
import TodayIcon from '@mui/icons-material/TodayRounded'
import UpdateDisabledIcon from '@mui/icons-material/UpdateDisabledRounded'
import WatchLaterIcon from '@mui/icons-material/WatchLaterRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  EventIcon,
  EventAvailableIcon,
  EventNoteIcon,
  EventRepeatIcon,
  CalendarMonthIcon,
  CalendarTodayIcon,
  DateRangeIcon,
  TodayIcon,
  ScheduleIcon,
  AccessTimeIcon,
  AlarmIcon,
  TimerIcon,
  HourglassTopIcon,
  HourglassBottomIcon,
  HourglassEmptyIcon,
  HistoryIcon,
  ManageHistoryIcon,
  PendingActionsIcon,
  PunchClockIcon,
  WatchLaterIcon,
  UpdateDisabledIcon,
  PendingIcon,
  AutorenewIcon,
  LoopIcon,
  RestoreIcon,
  FastForwardIcon,
  PlayArrowIcon,
  MovingIcon,
  DoubleArrowIcon,
  LowPriorityIcon,
  PriorityHighIcon,
}
