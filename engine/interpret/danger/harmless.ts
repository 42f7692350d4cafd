/** What of ours, or of a pocket, may stop without anybody's heart in it. */
const THINGS =
  '(?:timer|app|screen|video|phone|watch|garmin|stopwatch|music|page|website|treadmill|headphones|playlist|podcast)'
/** What one cannot stop for joy. */
const JOYS = '(?:smiling|grinning|beaming|dancing|singing|humming|giggling)'

const HARMLESS = new RegExp(
  `\\b(?:can['’]?t|cannot|couldn['’]?t|could not) stop ${JOYS}\\b|\\b(?:the|my|this|your) (?:\\w+ )?${THINGS}(?: \\w+){0,2} (?:keeps?|kept) (?:stopping|crashing|freezing|cutting out|dying|pausing|skipping|going black|blacking out)(?: when(?:ever)? i (?:lock|unlock|close|open|turn|switch|use)(?: \\w+){0,4})?`,
  'gi',
)

/** A text without what is surely no danger, and is heard as one for its words: a timer that stops, a smile that does not. */
export function withoutHarmless(text: string): string {
  return text.replace(HARMLESS, ' ')
}
