type Flight<Made> = {
  readonly fresh: boolean
  readonly made: Promise<Made>
  next: Promise<Made> | null
  wantsFresh: boolean
}

/** Makes a person's schedule; `fresh` makes a new one even where the stored one stands. */
export type Make<Made> = (fresh: boolean) => Promise<Made>

/**
 * One run at a time for each person. Who asks while one is under way waits for it and then looks, all of them together, at
 * what it stored: that stands unless something was said meanwhile, so that twenty equal requests are one run, and none is
 * answered with a plan that is older than what its asker had already said.
 */
export function singleFlight<Made>() {
  const flights = new Map<string, Flight<Made>>()

  const begin = (person: string, make: Make<Made>, fresh: boolean): Promise<Made> => {
    const flight: Flight<Made> = { fresh, made: make(fresh), next: null, wantsFresh: false }
    flights.set(person, flight)
    const land = () => {
      if (flights.get(person) === flight) flights.delete(person)
    }
    flight.made.then(land, land)
    return flight.made
  }

  const ask = (person: string, make: Make<Made>, fresh: boolean): Promise<Made> => {
    const flight = flights.get(person)
    if (!flight) return begin(person, make, fresh)
    // A flight that only read has made nothing new for who asked for that.
    flight.wantsFresh ||= fresh && !flight.fresh
    flight.next ??= flight.made.then(
      () => ask(person, make, flight.wantsFresh),
      () => ask(person, make, fresh),
    )
    return flight.next
  }
  return ask
}
