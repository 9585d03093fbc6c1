/** Money, contracts, markets, production, logistics and buildings, written as `deeds` are; `_` joins an expression. */
export const trade = `
acceptance_certificate acceptance_protocol | Abnahmeprotokoll
account_payable payables liabilities | Verbindlichkeiten Kreditoren
account_receivable receivables outstanding_invoices | Forderungen Debitoren Außenstände
advance down_payment prepayment deposit upfront | Anzahlung Vorauszahlung Vorkasse Kaution Abschlag
aid grant subsidy subsidies funding allowance | Beihilfe Zuschuss Förderung Fördermittel Zuwendung Subvention
aisle shelf rack shelving | Regal Gang Regale
aluminium steel metal iron copper | Stahl Metall Eisen Kupfer Aluminium
annual_report annual_accounts financial_statements annual_financial_statements | Jahresabschluss Geschäftsbericht Jahresbericht
apartment flat dwelling housing_unit | Wohnung Wohneinheit Apartment
article item | Artikel
product | Produkt Erzeugnis
goods merchandise wares | Ware Waren Güter
article_number item_number part_number | Artikelnummer Teilenummer
assembly_line production_line | Montagelinie Fertigungslinie Produktionslinie
asset assets | Vermögenswert Anlagevermögen Anlagegut Vermögen
auction | Auktion Versteigerung
audit_fee | Prüfungshonorar
bail-out rescue | Rettung
bakery baker | Bäckerei Bäcker
balance_sheet balance | Bilanz Saldo
bank credit_institution | Bank Kreditinstitut Sparkasse
basement cellar | Keller Untergeschoss
batch lot | Charge Los Partie
battery accumulator | Batterie Akku Batterien
bid_bond performance_bond guarantee | Bürgschaft Garantie Erfüllungsbürgschaft
bond loan | Anleihe
boiler heating_system | Kessel Heizungsanlage Heizkessel
bonus premium | Bonus Prämie
book_value | Buchwert
border frontier | Grenze
bottle filling bottling | Flasche Abfüllung
box carton crate container | Kiste Karton Behälter Box
brand label | Marke
budget_overrun cost_overrun | Budgetüberschreitung Kostenüberschreitung Mehrkosten
building_permit planning_permission construction_permit | Baugenehmigung Bauerlaubnis
bulk_discount volume_discount | Mengenrabatt
business_hours office_hours opening_hours working_hours | Geschäftszeiten Öffnungszeiten Bürozeiten Servicezeiten Sprechzeiten
business_model | Geschäftsmodell
business_plan | Businessplan Geschäftsplan Wirtschaftsplan
business_trip | Dienstreise Geschäftsreise
buyer | Käufer Erwerber
cafeteria canteen | Kantine Mensa Cafeteria
capital equity | Kapital Eigenkapital
debt borrowing liabilities | Schulden Fremdkapital Verschuldung
capital_expenditure capex | Investitionskosten Investitionsausgaben
car_park parking_lot parking_space parking | Parkplatz Parkhaus Stellplatz Parkplätze
cargo freight load | Fracht Ladung Güter
cash | Bargeld bar Barmittel
cash_flow liquidity liquid | Liquidität Zahlungsfluss liquide
catering | Verpflegung Catering
cement concrete | Beton Zement
charging_station charging_point charger charging_points | Ladesäule Ladestation Ladepunkt Ladegerät
checkpoint | Kontrollpunkt
chemical chemicals substance | Chemikalie Stoff Substanz
cheap inexpensive low-cost affordable | billig günstig preiswert preisgünstig ! expensive costly dear pricey | teuer kostspielig
commodity raw_material raw_materials | Rohstoff Rohstoffe Rohmaterial
commission_fee commission | Provision Vermittlungsgebühr
complaint_rate return_rate returns | Retourenquote Rücksendequote Retouren Rücksendungen
component part spare_part spare_parts | Bauteil Teil Ersatzteil Komponente
conveyor conveyor_belt | Förderband Fördertechnik
consignment shipment | Sendung Lieferung
construction_site building_site | Baustelle
container | Container Behälter
contract_term term_of_contract contract_period contract_duration minimum_term | Vertragslaufzeit Laufzeit Vertragsdauer Mindestlaufzeit
contract_value order_value | Auftragswert Vertragswert
contract_penalty contractual_penalty liquidated_damages late_delivery_penalty | Vertragsstrafe Pönale Konventionalstrafe
cooling refrigeration chilled cold_storage | Kühlung gekühlt Kühlhaus Kälte
cost_centre | Kostenstelle
cost_estimate | Kostenschätzung Kostenvoranschlag
cost_saving saving savings | Einsparung Kosteneinsparung Ersparnis
crane | Kran
credit_line overdraft credit_facility | Kreditlinie Kreditrahmen
currency exchange_rate | Währung Wechselkurs Devisen
customs_duty duty tariff | Zoll Zollabgabe
customer_satisfaction | Kundenzufriedenheit
customer_survey | Kundenbefragung Kundenumfrage
cut-off | Schnitt
cycle_time | Taktzeit Zykluszeit
day_rate daily_rate | Tagessatz
dead_stock | Ladenhüter
debt_collection collection | Inkasso Beitreibung
defect faulty flaw defective | Mangel Fehler defekt mangelhaft schadhaft
delivery_date delivery_time lead_time | Liefertermin Lieferzeit Lieferfrist
delivery_note | Lieferschein
demand_forecast | Bedarfsprognose Absatzprognose
dismantling deconstruction | Rückbau Demontage
distribution_centre logistics_centre logistics_hub hub | Verteilzentrum Logistikzentrum Umschlagplatz Verteilerzentrum
dividend | Dividende
dock loading_bay ramp loading_ramp | Rampe Laderampe Ladezone Tor
drawing plan construction_drawing | Zeichnung Bauzeichnung Plan
drill bore | bohren Bohrung
drought | Dürre
due_diligence | Sorgfaltsprüfung
durability shelf_life best_before | Haltbarkeit haltbar
duration_of_construction construction_time construction_period | Bauzeit
earnings income revenue proceeds | Einnahmen Einkommen Erträge Erlös Einkünfte
expenses outgoings expenditure | Ausgaben Aufwendungen
economic_efficiency profitability profitable viable | Wirtschaftlichkeit rentabel wirtschaftlich profitabel Rentabilität ! unprofitable uneconomic | unrentabel unwirtschaftlich
elevator lift | Aufzug Fahrstuhl Lift
emission emissions carbon co2 greenhouse_gas | Emission Emissionen CO2 Treibhausgas Ausstoß
employee_share | Mitarbeiterbeteiligung
energy_consumption power_consumption | Energieverbrauch Stromverbrauch
engine motor | Motor
entrance_fee admission_fee | Eintrittspreis
environment environmental ecological | Umwelt ökologisch umweltfreundlich
equity_capital | Eigenkapital
excess deductible | Selbstbehalt Selbstbeteiligung
excess_stock surplus | Überbestand Überschuss ! shortage deficit shortfall lack | Mangel Fehlbetrag Engpass Defizit Unterdeckung
exhibition fair trade_fair | Messe Ausstellung
extraordinary_termination | fristlos
facade front | Fassade
facility premises plant | Anlage Einrichtung Räumlichkeiten Betriebsstätte
factory mill works production_site | Fabrik Werk Produktionsstätte Mühle
field meadow | Feld Wiese Acker
final_invoice | Schlussrechnung
financing loan_agreement | Finanzierung
fire_alarm smoke_detector | Brandmelder Rauchmelder Brandmeldeanlage
fire_protection fire_safety | Brandschutz
first_aid | Erste_Hilfe Ersthelfer
fixed_price flat_rate lump_sum flat_fee | Festpreis Pauschale Pauschalpreis pauschal ! time_and_materials hourly_rate by_effort | Aufwand Stundensatz
fleet vehicle_fleet | Flotte Fuhrpark
floor storey level | Etage Stockwerk Geschoss Stock
forklift forklift_truck | Gabelstapler Stapler
framework_contract framework_agreement master_agreement | Rahmenvertrag Rahmenvereinbarung
franchise franchisee | Franchise Franchisenehmer
fuel petrol diesel gasoline | Kraftstoff Treibstoff Benzin Diesel
furniture | Möbel Einrichtung
gas natural_gas | Gas Erdgas
general_contractor | Generalunternehmer
gift present | Geschenk
glass | Glas
goods_in incoming_goods goods_receipt | Wareneingang
goods_out outgoing_goods | Warenausgang
gross | brutto
net | netto
ground_floor | Erdgeschoss
hall | Halle
hazardous dangerous hazard danger | gefährlich Gefahr Gefahrstoff Gefahrgut ! harmless safe | ungefährlich harmlos
holding_cost storage_cost | Lagerkosten
hourly_wage minimum_wage | Stundenlohn Mindestlohn
house home residential | Haus Wohnhaus
hygiene hygienic | Hygiene hygienisch
import_duty | Einfuhrzoll
incidental_costs ancillary_costs | Nebenkosten
indexation price_adjustment inflation | Preisanpassung Inflation Preisgleitung Indexierung Teuerung
industrial_estate | Gewerbegebiet
instalment rate monthly_payment | Rate Monatsrate Ratenzahlung Teilzahlung
insulation insulated | Dämmung gedämmt Isolierung
insurance_policy policy insurance_cover | Police Versicherungspolice Versicherungsschutz Deckung
insurance_premium | Versicherungsprämie
interest interest_rate | Zins Zinsen Zinssatz Verzinsung
interim_storage | Zwischenlager
`
