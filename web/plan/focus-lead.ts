/** The part of a week's focus before its first hyphen: `Base - easy volume` is `Base`. */
export function focusLead(focus: string): string {
  return focus.split('-', 1)[0]!.trim()
}
