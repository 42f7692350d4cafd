/** Windows of things that have their own hour [min]. */
export const OWN_HOURS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  run: [
    [480, 540],
    [900, 960],
  ],
  drop: [[480, 540]],
  pick: [[900, 960]],
  breakfast: [[420, 480]],
  dinner: [[1080, 1140]],
  bed: [[1140, 1200]],
  nightout: [[1140, 1320]],
  earlyshift: [[360, 840]],
  lateshift: [[840, 1320]],
  night: [[1320, 1800]],
}
