import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletRounded'
import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartRounded'
import AtmIcon from '@mui/icons-material/AtmRounded'
import AttachMoneyIcon from '@mui/icons-material/AttachMoneyRounded'
import BalanceIcon from '@mui/icons-material/BalanceRounded'
import CalculateIcon from '@mui/icons-material/CalculateRounded'
import CardGiftcardIcon from '@mui/icons-material/CardGiftcardRounded'
import CardMembershipIcon from '@mui/icons-material/CardMembershipRounded'
import CreditCardIcon from '@mui/icons-material/CreditCardRounded'
import CreditScoreIcon from '@mui/icons-material/CreditScoreRounded'
import CurrencyBitcoinIcon from '@mui/icons-material/CurrencyBitcoinRounded'
import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchangeRounded'
import CurrencyPoundIcon from '@mui/icons-material/CurrencyPoundRounded'
import CurrencyYenIcon from '@mui/icons-material/CurrencyYenRounded'
import DiscountIcon from '@mui/icons-material/DiscountRounded'
import EuroIcon from '@mui/icons-material/EuroRounded'
import GeneratingTokensIcon from '@mui/icons-material/GeneratingTokensRounded'
import LocalAtmIcon from '@mui/icons-material/LocalAtmRounded'
import LocalOfferIcon from '@mui/icons-material/LocalOfferRounded'
import LoyaltyIcon from '@mui/icons-material/LoyaltyRounded'
import MonetizationOnIcon from '@mui/icons-material/MonetizationOnRounded'
import MoneyIcon from '@mui/icons-material/MoneyRounded'
import PaidIcon from '@mui/icons-material/PaidRounded'
import PaymentIcon from '@mui/icons-material/PaymentRounded'
import PaymentsIcon from '@mui/icons-material/PaymentsRounded'
import PercentIcon from '@mui/icons-material/PercentRounded'
import PointOfSaleIcon from '@mui/icons-material/PointOfSaleRounded'
import PriceChangeIcon from '@mui/icons-material/PriceChangeRounded'
import PriceCheckIcon from '@mui/icons-material/PriceCheckRounded'
import RealEstateAgentIcon from '@mui/icons-material/RealEstateAgentRounded'
import ReceiptIcon from '@mui/icons-material/ReceiptRounded'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongRounded'
import RedeemIcon from '@mui/icons-material/RedeemRounded'
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteRounded'
import SavingsIcon from '@mui/icons-material/SavingsRounded'
import ScaleIcon from '@mui/icons-material/ScaleRounded'
import SellIcon from '@mui/icons-material/SellRounded'
import ShoppingBagIcon from '@mui/icons-material/ShoppingBagRounded'
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketRounded'
import ShoppingCartIcon from '@mui/icons-material/ShoppingCartRounded'
import TokenIcon from '@mui/icons-material/TokenRounded'
import TollIcon from '@mui/icons-material/TollRounded'
import WalletIcon from '@mui/icons-material/WalletRounded'
import type { IconComponent } from '../icon-component.ts'

/** Icons of one category of `icon-names.ts`, in a chunk of their own. */
export const icons: Record<string, IconComponent> = {
  AttachMoneyIcon,
  EuroIcon,
  CurrencyPoundIcon,
  CurrencyYenIcon,
  CurrencyExchangeIcon,
  CurrencyBitcoinIcon,
  MoneyIcon,
  MonetizationOnIcon,
  PaidIcon,
  PaymentIcon,
  PaymentsIcon,
  PriceChangeIcon,
  PriceCheckIcon,
  RequestQuoteIcon,
  ReceiptIcon,
  ReceiptLongIcon,
  SavingsIcon,
  AccountBalanceWalletIcon,
  WalletIcon,
  CreditCardIcon,
  CreditScoreIcon,
  CalculateIcon,
  PercentIcon,
  PointOfSaleIcon,
  SellIcon,
  LocalOfferIcon,
  DiscountIcon,
  ShoppingCartIcon,
  ShoppingBagIcon,
  ShoppingBasketIcon,
  AddShoppingCartIcon,
  LocalAtmIcon,
  AtmIcon,
  TollIcon,
  TokenIcon,
  RedeemIcon,
  CardGiftcardIcon,
  CardMembershipIcon,
  LoyaltyIcon,
  RealEstateAgentIcon,
  BalanceIcon,
  ScaleIcon,
  GeneratingTokensIcon,
}
