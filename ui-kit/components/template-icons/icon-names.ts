/**
 * The icons that a template may have beside the three of the first bundle: from the rounded set, by category, each
 * category a chunk of its own. `words` are what a search finds the whole category by.
 */
export const iconCategories = {
  business: {
    words: 'company firm office work strategy organisation firma büro strategie arbeit',
    names:
      'BusinessCenter Work WorkHistory CorporateFare Apartment Domain AccountBalance Storefront Store Warehouse Factory HomeWork MeetingRoom Desk Badge Handshake Campaign Flag OutlinedFlag EmojiEvents MilitaryTech WorkspacePremium Star Grade Diamond Lightbulb TipsAndUpdates RocketLaunch Rocket Explore TravelExplore Public Language Map Route AltRoute TrackChanges Radar CrisisAlert CenterFocusStrong Adjust Assignment AssignmentInd AssignmentTurnedIn AssignmentLate Task TaskAlt Checklist FactCheck Rule ListAlt Ballot Category Widgets Extension Hub Hive Layers Workspaces GroupWork Cases Inventory Inventory2 NextPlan Upcoming',
  },
  people: {
    words: 'person team user staff customer human stakeholder owner mensch person mannschaft kunde',
    names:
      'People Group Groups Groups2 Groups3 Diversity1 Diversity2 Diversity3 SupervisorAccount ManageAccounts AccountCircle AccountBox AccountTree PersonAdd PersonSearch PersonPin PersonOutline SwitchAccount RecentActors ContactPage ContactMail Contacts ConnectWithoutContact RecordVoiceOver InterpreterMode CoPresent SupportAgent HeadsetMic Support Face EmojiPeople SentimentSatisfied SentimentVerySatisfied SentimentNeutral SentimentDissatisfied Mood Favorite VolunteerActivism SelfImprovement Psychology PsychologyAlt FamilyRestroom Elderly ChildCare Accessibility AccessibilityNew Hail WavingHand ThumbUp ThumbsUpDown HowToReg HowToVote EscalatorWarning Engineering Man Woman',
  },
  money: {
    words: 'finance budget cost price bank payment invoice currency tax geld kosten bank rechnung steuer',
    names:
      'AttachMoney Euro CurrencyPound CurrencyYen CurrencyExchange CurrencyBitcoin Money MonetizationOn Paid Payment Payments PriceChange PriceCheck RequestQuote Receipt ReceiptLong Savings AccountBalanceWallet Wallet CreditCard CreditScore Calculate Percent PointOfSale Sell LocalOffer Discount ShoppingCart ShoppingBag ShoppingBasket AddShoppingCart LocalAtm Atm Toll Token Redeem CardGiftcard CardMembership Loyalty RealEstateAgent Balance Scale GeneratingTokens',
  },
  data: {
    words: 'chart graph analytics report statistics number measure database daten diagramm bericht zahl',
    names:
      'Analytics Assessment BarChart StackedBarChart PieChart DonutLarge DonutSmall ShowChart StackedLineChart MultilineChart AreaChart BubbleChart ScatterPlot CandlestickChart WaterfallChart SsidChart AutoGraph Insights QueryStats Leaderboard Equalizer TrendingUp TrendingDown TrendingFlat Timeline Functions Numbers Poll Score Speed DataUsage DataObject DataArray DataExploration Dataset DatasetLinked Storage Dns TableChart TableView TableRows PivotTableChart ViewKanban ViewTimeline Summarize Schema Polyline Dashboard SpaceDashboard FilterAlt Sort Compare Difference Troubleshoot',
  },
  technology: {
    words:
      'computer software cloud it system network digital ai artificial intelligence machine technik rechner netz künstliche intelligenz',
    names:
      'Computer Laptop DesktopWindows Devices PhoneIphone Smartphone TabletMac Watch Memory DeveloperBoard DeveloperMode Code Terminal IntegrationInstructions Api Webhook Http Html Javascript Css BugReport Build BuildCircle Construction Handyman Cloud CloudDone CloudSync CloudUpload CloudDownload CloudQueue Lan Router Wifi SettingsEthernet Cable DeviceHub SmartToy AutoAwesome AutoFixHigh ModelTraining BatchPrediction OnlinePrediction Sensors PrecisionManufacturing Settings SettingsSuggest SettingsApplications Tune Sync SyncAlt SystemUpdateAlt Update Upgrade InstallDesktop InstallMobile Apps AppRegistration Web WebAsset QrCode2 Print Scanner Keyboard Mouse Headphones Bolt Power ElectricBolt',
  },
  security: {
    words: 'safety risk protection privacy compliance audit lock legal sicherheit risiko schutz recht',
    names:
      'Shield AdminPanelSettings VerifiedUser GppGood GppMaybe GppBad PrivacyTip Policy Gavel Lock LockOpen LockPerson LockClock Key VpnKey VpnLock Password Pattern Fingerprint EnhancedEncryption NoEncryption PhonelinkLock Https RemoveModerator AddModerator LocalPolice SafetyCheck HealthAndSafety Warning WarningAmber Report ReportProblem Error Dangerous Block Visibility VisibilityOff SecurityUpdateGood Verified AssuredWorkload Plagiarism Phishing Emergency FireExtinguisher',
  },
  documents: {
    words: 'file paper contract text writing knowledge book dokument vertrag papier wissen',
    names:
      'Description Article Feed Newspaper NoteAlt StickyNote2 PostAdd RequestPage Folder FolderOpen FolderShared FolderSpecial CreateNewFolder DriveFileMove FileCopy FilePresent UploadFile PictureAsPdf TextSnippet SnippetFolder Topic Source ContentPaste ContentCopy ContentPasteSearch Archive Inbox AllInbox Drafts Book MenuBook AutoStories LibraryBooks LibraryAddCheck Bookmark Bookmarks HistoryEdu Edit EditNote Draw DesignServices Brush Palette Style Approval Wysiwyg FormatListBulleted FormatListNumbered FormatQuote Title Subject Label Tag Attachment Link QuestionAnswer Quiz Help',
  },
  communication: {
    words: 'message mail talk meeting call conversation news nachricht gespräch besprechung',
    names:
      'Chat ChatBubble Forum Comment Message Sms Mail MarkEmailRead AlternateEmail Send Call PhoneInTalk VideoCall Videocam Mic VoiceChat Podcasts Announcement Notifications NotificationsActive RateReview Reviews Feedback Translate Share Hearing Slideshow PresentToAll CastForEducation OndemandVideo PlayCircle Mediation ConnectedTv Radio RssFeed',
  },
  time: {
    words: 'calendar date schedule plan clock deadline history zeit termin kalender plan',
    names:
      'Event EventAvailable EventNote EventRepeat CalendarMonth CalendarToday DateRange Today Schedule AccessTime Alarm Timer HourglassTop HourglassBottom HourglassEmpty History ManageHistory PendingActions PunchClock WatchLater UpdateDisabled Pending Autorenew Loop Restore FastForward PlayArrow Moving DoubleArrow LowPriority PriorityHigh',
  },
  science: {
    words:
      'health medicine research education learning school laboratory hospital care gesundheit forschung lernen schule',
    names:
      'Science Biotech MedicalServices MedicalInformation LocalHospital LocalPharmacy Medication Vaccines MonitorHeart Healing Bloodtype School Class ImportContacts Architecture SquareFoot Straighten Search ManageSearch FindInPage ImageSearch SavedSearch ZoomIn Lens Spoke Interests WbIncandescent Sanitizer Masks CleanHands',
  },
  industry: {
    words:
      'production energy transport logistics building nature environment agriculture travel retail food industrie energie verkehr natur handel',
    names:
      'LocalShipping DeliveryDining Flight FlightTakeoff Train DirectionsCar DirectionsBus DirectionsBoat TwoWheeler ElectricCar EvStation Commute Traffic Agriculture Grass Forest Park Nature EnergySavingsLeaf Recycling Compost SolarPower WindPower OilBarrel GasMeter WaterDrop Waves Thermostat Air WbSunny Thunderstorm Landscape Foundation Carpenter Plumbing ElectricalServices Roofing Home House Cottage Villa Castle LocationCity LocationOn Place Hotel Restaurant LocalCafe LocalGroceryStore LocalMall Checkroom FitnessCenter SportsSoccer TheaterComedy Museum Movie MusicNote PhotoCamera Celebration Cake Pets Luggage Anchor Sailing AirportShuttle',
  },
} as const

export type IconCategory = keyof typeof iconCategories

/** A stored name: that of the icon's file with 'Icon' after it, as in `BusinessIcon`. */
export interface IconName {
  name: string
  category: IconCategory
  /** For people: 'Account Balance'. */
  label: string
  /** What it is found by, in small letters. */
  words: string
}

const labelOf = (icon: string): string => icon.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')

const basic: readonly [string, IconCategory][] = [
  ['Business', 'business'],
  ['Person', 'people'],
  ['Security', 'security'],
]

const named = (icon: string, category: IconCategory): IconName => ({
  name: `${icon}Icon`,
  category,
  label: labelOf(icon),
  words: `${labelOf(icon)} ${category} ${iconCategories[category].words}`.toLowerCase(),
})

/** All icons, those of the first bundle first. */
export const iconNames: readonly IconName[] = [
  ...basic.map(([icon, category]) => named(icon, category)),
  ...(Object.keys(iconCategories) as IconCategory[]).flatMap((category) =>
    iconCategories[category].names.split(' ').map((icon) => named(icon, category)),
  ),
]

const categories = new Map(iconNames.map(({ name, category }) => [name, category]))

export const categoryOf = (name: string): IconCategory | undefined => categories.get(name)

/** Icons found by every word of the search; those called so come before those of a category called so. */
export function findIcons(search: string): readonly IconName[] {
  const sought = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (sought.length === 0) return iconNames
  const isCalled = ({ label }: IconName): boolean =>
    sought.every((word) => label.toLowerCase().includes(word))
  const found = iconNames.filter(({ words }) => sought.every((word) => words.includes(word)))
  return [...found.filter(isCalled), ...found.filter((icon) => !isCalled(icon))]
}
