/** Fields that Stripe always sends and that mean nothing here: null, empty, or what they are before anyone sets them. */

const nulls = (names: string) => Object.fromEntries(names.split(/\s+/).map((name) => [name, null]))
const emptyList = (url: string) => ({ object: 'list', data: [], has_more: false, url })
const ADDRESS = nulls('city country line1 line2 postal_code state')
const NO_TAX = { enabled: false, ...nulls('liability provider status') }

type Fields = Readonly<Record<string, unknown>>

const BLANKS: Record<string, (object: Fields) => Fields> = {
  price: () => nulls('custom_unit_amount lookup_key tiers_mode transform_quantity'),
  plan: () => ({
    livemode: false,
    ...nulls('metadata meter nickname tiers_mode transform_usage trial_period_days'),
  }),
  customer: ({ deleted }) =>
    deleted
      ? {}
      : {
          balance: 0,
          invoice_settings: nulls('custom_fields default_payment_method footer rendering_options'),
          livemode: false,
          ...nulls('default_source description shipping'),
        },
  'checkout.session': () => ({
    automatic_tax: NO_TAX,
    currency: 'usd',
    custom_fields: [],
    custom_text: nulls('after_submit shipping_address submit terms_of_service_acceptance'),
    metadata: {},
    payment_method_collection: 'always',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    shipping_options: [],
    ui_mode: 'hosted_page',
    ...nulls(`adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types amount_subtotal
      amount_total billing_address_collection client_secret collected_information consent consent_collection
      currency_conversion customer_account customer_creation customer_details customer_email discounts
      integration_identifier invoice invoice_creation locale managed_payments origin_context payment_intent payment_link
      payment_method_configuration_details payment_method_options permissions recovered_from
      saved_payment_method_options setup_intent shipping_address_collection shipping_cost submit_type total_details
      wallet_options`),
  }),
  subscription: ({ created }) => ({
    automatic_tax: { enabled: false, ...nulls('disabled_reason liability') },
    billing_cycle_anchor: created,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    discounts: [],
    invoice_settings: { issuer: { type: 'self' }, ...nulls('account_tax_ids custom_fields description footer') },
    ...nulls(`application application_fee_percent billing_cycle_anchor_config billing_thresholds cancellation_details
      customer_account days_until_due default_source description managed_payments next_pending_invoice_item_invoice
      on_behalf_of pause_collection payment_settings pending_invoice_item_interval pending_setup_intent pending_update
      schedule test_clock transfer_data trial_settings`),
  }),
  subscription_item: ({ price }) => ({
    discounts: [],
    metadata: {},
    plan: planOf(price as Fields),
    tax_rates: [],
    ...nulls('billing_thresholds current_trial'),
  }),
  invoice: ({ id, total }) => ({
    amount_overpaid: 0,
    amount_shipping: 0,
    automatic_tax: { ...NO_TAX, disabled_reason: null },
    collection_method: 'charge_automatically',
    default_tax_rates: [],
    discounts: [],
    issuer: { type: 'self' },
    lines: emptyList(`/v1/invoices/${id}/lines`),
    payment_settings: nulls('default_mandate payment_method_options payment_method_types'),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    subtotal: total,
    ...nulls(`account_country account_name account_tax_ids application automatically_finalizes_at custom_fields
      customer_account customer_address customer_email customer_name customer_phone customer_shipping
      customer_tax_exempt default_payment_method default_source description due_date effective_at ending_balance footer
      from_invoice last_finalization_error latest_revision metadata on_behalf_of receipt_number rendering shipping_cost
      shipping_details statement_descriptor subtotal_excluding_tax test_clock total_discount_amounts
      total_excluding_tax total_pretax_credit_amounts total_taxes webhooks_delivered_at`),
  }),
  charge: ({ amount }) => ({
    amount_captured: amount,
    billing_details: { address: ADDRESS, ...nulls('email name phone tax_id') },
    captured: true,
    fraud_details: {},
    metadata: {},
    ...nulls(`application application_fee application_fee_amount balance_transaction calculated_statement_descriptor
      description failure_balance_transaction failure_code failure_message on_behalf_of outcome payment_intent
      payment_method payment_method_details receipt_email receipt_number receipt_url review shipping source
      source_transfer statement_descriptor statement_descriptor_suffix transfer_data transfer_group`),
  }),
  refund: () => ({
    currency: 'usd',
    metadata: {},
    ...nulls(`balance_transaction customer customer_account payment_intent payment_method reason receipt_number
      source_transfer_reversal transfer_reversal`),
  }),
  dispute: () => ({
    balance_transactions: [],
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: {
      enhanced_evidence: {},
      ...nulls(`access_activity_log billing_address cancellation_policy cancellation_policy_disclosure
        cancellation_rebuttal customer_communication customer_email_address customer_name customer_purchase_ip
        customer_signature duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id
        product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation service_date
        service_documentation shipping_address shipping_carrier shipping_date shipping_documentation
        shipping_tracking_number uncategorized_file uncategorized_text`),
    },
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    is_charge_refundable: true,
    livemode: false,
    metadata: {},
    reason: 'general',
    status: 'needs_response',
    ...nulls('intended_submission_method payment_intent'),
  }),
  'billing_portal.session': () => nulls('customer_account flow locale on_behalf_of'),
  'billing_portal.configuration': ({ created }) => ({
    active: true,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    updated: created,
    ...nulls('application default_return_url name'),
  }),
}

// Stripe goes on sending the price of an item in the form of before prices, too.
const planOf = ({ id, active, billing_scheme, created, currency, product, recurring, unit_amount }: Fields) => ({
  id,
  object: 'plan',
  active,
  amount: unit_amount,
  amount_decimal: String(unit_amount),
  billing_scheme,
  created,
  currency,
  interval: (recurring as Fields).interval,
  interval_count: (recurring as Fields).interval_count,
  product,
  usage_type: (recurring as Fields).usage_type,
})

/** An object of the sandbox with everything in it that Stripe would send, and so each object within it. */
export function complete(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(complete)
  if (typeof value !== 'object' || value === null) return value
  const given = value as Fields
  const whole = { ...BLANKS[String(given.object)]?.(given), ...given }
  return Object.fromEntries(Object.entries(whole).map(([name, each]) => [name, complete(each)]))
}
