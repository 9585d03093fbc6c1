/** Further words for money, contracts, production and buildings, of the kind of `trade`. */
export const moreTrade = `
item_price unit_price | Stückpreis Einzelpreis
kitchen | Küche
land plot property site | Grundstück Gelände Areal Bauland
late_payment arrears overdue | Zahlungsverzug Rückstand Verzug
lawn garden park | Garten Park
leak leakage | Leck undicht Leckage
lease_contract lease_agreement rental_agreement tenancy_agreement | Mietvertrag Leasingvertrag Pachtvertrag
light lighting lamp | Licht Beleuchtung Lampe Leuchte
limit_of_liability liability_cap | Haftungsgrenze Haftungsbeschränkung
list_price | Listenpreis
living_space floor_space | Wohnfläche Nutzfläche Fläche
loading_equipment pallet pallets | Palette Paletten Ladehilfsmittel
loading_time | Ladezeit
local regional | örtlich lokal regional
location_factor | Standortfaktor
logistics | Logistik
loss deficit | Verlust Minus Defizit ! profit surplus gain | Gewinn Überschuss Plus
machine_hour | Maschinenstunde
mail_order | Versandhandel
maintenance_contract service_contract maintenance_agreement | Wartungsvertrag Servicevertrag
management_fee | Verwaltungsgebühr
margin mark-up | Marge Aufschlag Handelsspanne
market_leader | Marktführer
market_share | Marktanteil
material materials | Material Werkstoff Materialien
means_of_payment payment_method | Zahlungsmittel Zahlungsart Zahlungsweise
member_fee membership_fee | Mitgliedsbeitrag
mortgage | Hypothek Grundschuld
national_economy economy | Wirtschaft Konjunktur
needs_assessment | Bedarfsermittlung
new_building new_construction | Neubau
existing_building old_building | Altbau Bestandsgebäude
office_building | Bürogebäude
operating_cost running_cost running_costs operating_costs opex operating_expenses | Betriebskosten laufende_Kosten Unterhaltskosten
operating_permit operating_licence | Betriebserlaubnis Betriebsgenehmigung
option_to_extend extension_option renewal_option | Verlängerungsoption
order_backlog order_book | Auftragsbestand
order_intake | Auftragseingang
overhead overheads | Gemeinkosten
own_contribution own_share | Eigenanteil Eigenleistung
packaging | Verpackung
paint coat | Anstrich Farbe streichen lackieren
partial_delivery | Teillieferung
payment_date due_date | Fälligkeit Zahlungstermin
payment_term payment_terms terms_of_payment | Zahlungsziel Zahlungsbedingungen Zahlungsfrist
penalty_clause | Strafklausel
pension_fund pension | Pensionskasse Pension Altersvorsorge
petty_cash | Handkasse
pipe piping | Rohr Rohrleitung Rohre
platform track | Gleis Bahnsteig
pollution contamination contaminated | Verschmutzung belastet Kontamination Verunreinigung
post-calculation | Nachkalkulation
postage | Porto
power_plant power_station | Kraftwerk
preliminary_study feasibility_study feasibility | Vorstudie Machbarkeitsstudie Machbarkeit
price_increase rise_in_prices | Preiserhöhung Preissteigerung Preisanstieg
price_list | Preisliste
procurement_law public_procurement | Vergaberecht
product_range assortment range | Sortiment Produktpalette Angebotspalette
production_stop shutdown standstill | Produktionsstopp Stillstand Stilllegung
production_volume output | Produktionsmenge Ausstoß
property_tax | Grundsteuer
prototype sample | Muster Prototyp
public_transport | Nahverkehr ÖPNV
pump | Pumpe
purchase_price | Kaufpreis Anschaffungspreis Einkaufspreis
quality_control quality_check inspection_of_goods | Qualitätskontrolle Qualitätsprüfung
quarry mine mining | Steinbruch Bergwerk Bergbau Mine
quota contingent | Kontingent Quote
rail railway train | Bahn Eisenbahn Zug Schiene
real_estate property | Immobilie Immobilien
receipt voucher | Beleg Quittung Bon
recipe formula | Rezept Rezeptur
reject scrap_rate reject_rate rejects | Ausschuss Ausschussquote
remaining_term residual_term | Restlaufzeit
rent rental | Miete Pacht
reorder safety_stock | Sicherheitsbestand Nachbestellung
residual_value | Restwert
retention_period storage_period | Aufbewahrungsfrist Aufbewahrungsdauer
return_on_investment payback payback_period | Amortisation Rendite Kapitalrendite
right_of_termination termination_right right_to_terminate | Kündigungsrecht Sonderkündigungsrecht
risk_premium | Risikozuschlag
road street | Straße Weg
roof | Dach
room_temperature temperature | Temperatur
route line | Route Strecke Linie
safety_data_sheet | Sicherheitsdatenblatt
salary pay wages | Gehalt Besoldung Bezüge
sales_price selling_price | Verkaufspreis
sea ocean port harbour | Hafen See Meer
seat | Sitz Platz
self-insured | eigenversichert
service_fee | Servicegebühr
set-up_costs one-off_costs one-time_costs initial_costs | Einmalkosten Einrichtungskosten Anschaffungskosten
share stock shares | Aktie Aktien Anteil
shipbuilding shipyard | Werft Schiffbau
shopping_centre mall | Einkaufszentrum
showroom | Ausstellungsraum
side_effect | Nebenwirkung
soil ground | Boden Erdreich
solar photovoltaic solar_panel | Solar Photovoltaik Solaranlage
special_offer promotion | Sonderangebot Aktion
sprinkler | Sprinkler Sprinkleranlage
staircase stairs | Treppe Treppenhaus
stock_count stocktaking inventory_count | Inventur Bestandsaufnahme
stock_exchange | Börse
stock_level inventory_level | Lagerbestand Bestandshöhe
storage_area storage_space storage_capacity | Lagerfläche Lagerkapazität
subcontracting subcontractor | Unterauftrag Unterauftragnehmer Unterauftragnehmern Nachunternehmer
supply_chain | Lieferkette
supply_contract | Liefervertrag
surcharge supplement extra_charge | Aufpreis Zuschlag Aufschlag
surety bank_guarantee | Bürgschaft Bankbürgschaft
takeover_offer | Übernahmeangebot
tank | Tank
target_group | Zielgruppe
tariff_zone | Tarifzone
tax_authority tax_office | Finanzamt Steuerbehörde
textile clothing garment | Kleidung Textilien
ticket_price fare | Fahrpreis Ticketpreis
tonnage | Tonnage
total sum overall aggregate in_total altogether | Summe gesamt insgesamt Gesamtbetrag
total_cost total_costs overall_cost | Gesamtkosten
trade_secret | Geschäftsgeheimnis Betriebsgeheimnis
trade_tax | Gewerbesteuer
trading_partner | Handelspartner
traffic | Verkehr
transport_damage | Transportschaden
travel_expense travel_expenses travel_cost travel_costs | Reisekosten Reisespesen
treasury | Kasse
truck_driver lorry_driver | Lkw-Fahrer
tunnel | Tunnel
turbine | Turbine
unit_cost | Stückkosten
upgrade_cost | Nachrüstkosten
usable usability | brauchbar nutzbar Bedienbarkeit
useful_life service_life lifetime lifespan | Nutzungsdauer Lebensdauer
vacant unoccupied empty | leer leerstehend Leerstand
value-added_tax vat sales_tax | Mehrwertsteuer Umsatzsteuer MwSt
valve | Ventil
ventilation air_conditioning | Lüftung Klimaanlage
wage_increase pay_rise | Lohnerhöhung Gehaltserhöhung
warehouse_management | Lagerverwaltung
waste_disposal | Abfallentsorgung
waste_water sewage | Abwasser
wear wearing wear_and_tear | Verschleiß Abnutzung
weight | Gewicht
well | Brunnen
wind_turbine wind_farm wind_power | Windrad Windräder Windpark Windkraft Windkraftanlage
winch winches | Winde Winden Seilwinde
wood timber | Holz
workshop repair_shop garage | Werkstatt
write-off | Wertberichtigung
yard | Hof
`
