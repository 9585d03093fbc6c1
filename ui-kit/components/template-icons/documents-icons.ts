import AllInboxIcon from '@mui/icons-material/AllInboxRounded'
import ApprovalIcon from '@mui/icons-material/ApprovalRounded'
import ArchiveIcon from '@mui/icons-material/ArchiveRounded'
import ArticleIcon from '@mui/icons-material/ArticleRounded'
import AttachmentIcon from '@mui/icons-material/AttachmentRounded'
import AutoStoriesIcon from '@mui/icons-material/AutoStoriesRounded'
import BookIcon from '@mui/icons-material/BookRounded'
import BookmarkIcon from '@mui/icons-material/BookmarkRounded'
import BookmarksIcon from '@mui/icons-material/BookmarksRounded'
import BrushIcon from '@mui/icons-material/BrushRounded'
import ContentCopyIcon from '@mui/icons-material/ContentCopyRounded'
import ContentPasteIcon from '@mui/icons-material/ContentPasteRounded'
import ContentPasteSearchIcon from '@mui/icons-material/ContentPasteSearchRounded'
import CreateNewFolderIcon from '@mui/icons-material/CreateNewFolderRounded'
import DescriptionIcon from '@mui/icons-material/DescriptionRounded'
import DesignServicesIcon from '@mui/icons-material/DesignServicesRounded'
import DraftsIcon from '@mui/icons-material/DraftsRounded'
import DrawIcon from '@mui/icons-material/DrawRounded'
import DriveFileMoveIcon from '@mui/icons-material/DriveFileMoveRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import EditNoteIcon from '@mui/icons-material/EditNoteRounded'
import FeedIcon from '@mui/icons-material/FeedRounded'
import FileCopyIcon from '@mui/icons-material/FileCopyRounded'
import FilePresentIcon from '@mui/icons-material/FilePresentRounded'
import FolderIcon from '@mui/icons-material/FolderRounded'
import FolderOpenIcon from '@mui/icons-material/FolderOpenRounded'
import FolderSharedIcon from '@mui/icons-material/FolderSharedRounded'
import FolderSpecialIcon from '@mui/icons-material/FolderSpecialRounded'
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulletedRounded'
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumberedRounded'
import FormatQuoteIcon from '@mui/icons-material/FormatQuoteRounded'
import HelpIcon from '@mui/icons-material/HelpRounded'
import HistoryEduIcon from '@mui/icons-material/HistoryEduRounded'
import InboxIcon from '@mui/icons-material/InboxRounded'
import LabelIcon from '@mui/icons-material/LabelRounded'
import LibraryAddCheckIcon from '@mui/icons-material/LibraryAddCheckRounded'
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksRounded'
import LinkIcon from '@mui/icons-material/LinkRounded'
import MenuBookIcon from '@mui/icons-material/MenuBookRounded'
import NewspaperIcon from '@mui/icons-material/NewspaperRounded'
import NoteAltIcon from '@mui/icons-material/NoteAltRounded'
import PaletteIcon from '@mui/icons-material/PaletteRounded'
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfRounded'
import PostAddIcon from '@mui/icons-material/PostAddRounded'
import QuestionAnswerIcon from '@mui/icons-material/QuestionAnswerRounded'
import QuizIcon from '@mui/icons-material/QuizRounded'
import RequestPageIcon from '@mui/icons-material/RequestPageRounded'
import SnippetFolderIcon from '@mui/icons-material/SnippetFolderRounded'
import SourceIcon from '@mui/icons-material/SourceRounded'
import StickyNote2Icon from '@mui/icons-material/StickyNote2Rounded'
import StyleIcon from '@mui/icons-material/StyleRounded'
import SubjectIcon from '@mui/icons-material/SubjectRounded'
import TagIcon from '@mui/icons-material/TagRounded'
import TextSnippetIcon from '@mui/icons-material/TextSnippetRounded'
import TitleIcon from '@mui/icons-material/TitleRounded'
import TopicIcon from '@mui/icons-material/TopicRounded'
import UploadFileIcon from '@mui/icons-material/UploadFileRounded'
import WysiwygIcon from '@mui/icons-material/WysiwygRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  DescriptionIcon,
  ArticleIcon,
  FeedIcon,
  NewspaperIcon,
  NoteAltIcon,
  StickyNote2Icon,
  PostAddIcon,
  RequestPageIcon,
  FolderIcon,
  FolderOpenIcon,
  FolderSharedIcon,
  FolderSpecialIcon,
  CreateNewFolderIcon,
  DriveFileMoveIcon,
  FileCopyIcon,
  FilePresentIcon,
  UploadFileIcon,
  PictureAsPdfIcon,
  TextSnippetIcon,
  SnippetFolderIcon,
  TopicIcon,
  SourceIcon,
  ContentPasteIcon,
  ContentCopyIcon,
  ContentPasteSearchIcon,
  ArchiveIcon,
  InboxIcon,
  AllInboxIcon,
  DraftsIcon,
  BookIcon,
  MenuBookIcon,
  AutoStoriesIcon,
  LibraryBooksIcon,
  LibraryAddCheckIcon,
  BookmarkIcon,
  BookmarksIcon,
  HistoryEduIcon,
  EditIcon,
  EditNoteIcon,
  DrawIcon,
  DesignServicesIcon,
  BrushIcon,
  PaletteIcon,
  StyleIcon,
  ApprovalIcon,
  WysiwygIcon,
  FormatListBulletedIcon,
  FormatListNumberedIcon,
  FormatQuoteIcon,
  TitleIcon,
  SubjectIcon,
  LabelIcon,
  TagIcon,
  AttachmentIcon,
  LinkIcon,
  QuestionAnswerIcon,
  QuizIcon,
  HelpIcon,
}
