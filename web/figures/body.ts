/** Proportions of the drawn body, in heads; our own choice of what reads well, near the canon of seven and a half heads. */
export const BODY = {
  hip: { aside: 0.43, below: 0.06 },
  /** The parts of the spine: pelvis, waist, chest. */
  spine: [0.42, 0.72, 0.98],
  shoulder: { aside: 0.8, below: 0.12, rises: 0.22, closes: 0.12 },
  neck: 0.22,
  head: { above: 0.58, ahead: 0.08 },
  thigh: 1.82,
  shank: 1.78,
  upperArm: 1.32,
  forearm: 1.15,
  /** From the wrist to what the hand holds. */
  grip: 0.24,
  /** Of the ankle above the sole. */
  ankle: 0.3,
  /** From the ankle to the ball of the foot. */
  ball: 0.62,
} as const

/** The bones of a limb. */
export const LEG = [BODY.thigh, BODY.shank] as const
export const ARM = [BODY.upperArm, BODY.forearm] as const
