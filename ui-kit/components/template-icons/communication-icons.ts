import AlternateEmailIcon from '@mui/icons-material/AlternateEmailRounded'
import AnnouncementIcon from '@mui/icons-material/AnnouncementRounded'
import CallIcon from '@mui/icons-material/CallRounded'
import CastForEducationIcon from '@mui/icons-material/CastForEducationRounded'
import ChatIcon from '@mui/icons-material/ChatRounded'
import ChatBubbleIcon from '@mui/icons-material/ChatBubbleRounded'
import CommentIcon from '@mui/icons-material/CommentRounded'
import ConnectedTvIcon from '@mui/icons-material/ConnectedTvRounded'
import FeedbackIcon from '@mui/icons-material/FeedbackRounded'
import ForumIcon from '@mui/icons-material/ForumRounded'
import HearingIcon from '@mui/icons-material/HearingRounded'
import MailIcon from '@mui/icons-material/MailRounded'
import MarkEmailReadIcon from '@mui/icons-material/MarkEmailReadRounded'
import MediationIcon from '@mui/icons-material/MediationRounded'
import MessageIcon from '@mui/icons-material/MessageRounded'
import MicIcon from '@mui/icons-material/MicRounded'
import NotificationsIcon from '@mui/icons-material/NotificationsRounded'
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActiveRounded'
import OndemandVideoIcon from '@mui/icons-material/OndemandVideoRounded'
import PhoneInTalkIcon from '@mui/icons-material/PhoneInTalkRounded'
import PlayCircleIcon from '@mui/icons-material/PlayCircleRounded'
import PodcastsIcon from '@mui/icons-material/PodcastsRounded'
import PresentToAllIcon from '@mui/icons-material/PresentToAllRounded'
import RadioIcon from '@mui/icons-material/RadioRounded'
import RateReviewIcon from '@mui/icons-material/RateReviewRounded'
import ReviewsIcon from '@mui/icons-material/ReviewsRounded'
import RssFeedIcon from '@mui/icons-material/RssFeedRounded'
import SendIcon from '@mui/icons-material/SendRounded'
import ShareIcon from '@mui/icons-material/ShareRounded'
import SlideshowIcon from '@mui/icons-material/SlideshowRounded'
import SmsIcon from '@mui/icons-material/SmsRounded'
import TranslateIcon from '@mui/icons-material/TranslateRounded'
import VideoCallIcon from '@mui/icons-material/VideoCallRounded'
import VideocamIcon from '@mui/icons-material/VideocamRounded'
import VoiceChatIcon from '@mui/icons-material/VoiceChatRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  ChatIcon,
  ChatBubbleIcon,
  ForumIcon,
  CommentIcon,
  MessageIcon,
  SmsIcon,
  MailIcon,
  MarkEmailReadIcon,
  AlternateEmailIcon,
  SendIcon,
  CallIcon,
  PhoneInTalkIcon,
  VideoCallIcon,
  VideocamIcon,
  MicIcon,
  VoiceChatIcon,
  PodcastsIcon,
  AnnouncementIcon,
  NotificationsIcon,
  NotificationsActiveIcon,
  RateReviewIcon,
  ReviewsIcon,
  FeedbackIcon,
  TranslateIcon,
  ShareIcon,
  HearingIcon,
  SlideshowIcon,
  PresentToAllIcon,
  CastForEducationIcon,
  OndemandVideoIcon,
  PlayCircleIcon,
  MediationIcon,
  ConnectedTvIcon,
  RadioIcon,
  RssFeedIcon,
}
