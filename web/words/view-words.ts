/** The bar that leads from one view of the plan to another, and to what lies beside them. */
export const VIEWS = {
  label: 'Plan views',
  today: "Today's Plan",
  weekly: 'Weekly Schedule',
  week: 'My week',
  beside: 'Beside the plan',
  progress: 'Progress',
} as const
