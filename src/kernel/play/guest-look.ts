/** The look of a game behind `Play`, built from its scenes. */
import type { Look } from '../look/look.ts';
import { SPECTATOR } from '../side.ts';
import type { GameState } from '../state.ts';
import type { DisplayPart } from './data.ts';
import { groundOf } from './guest-board.ts';
import { lastOf } from './last-of.ts';
import type { PlayGame } from './play.ts';
import type { Scene } from './scene.ts';

/** Builds a look that requests the scene of a position once, however many of its parts are read. */
export function lookOf(play: PlayGame): Look {
  const { display } = play.data;
  const seen = lastOf((ints) => play.scene(ints, SPECTATOR));
  const decided = lastOf((ints) => play.scene(ints, play.actor(ints)));
  const sceneAt = (s: GameState): Scene => seen(s.ints);
  const countersAt = lastOf((ints) => play.counters?.(ints) ?? seen(ints).counters);
  const ground = groundOf(display);
  return {
    ...ground,
    ...(!ground.terrainIsFixed && { terrainOf: (s, node) => sceneAt(s).terrain?.[node] ?? 0 }),
    counters: (s) => [...countersAt(s.ints)],
    nodeOf: (s, unit) => countersAt(s.ints).find((one) => one.unit === unit)?.node ?? -1,
    markers: (s) => [...sceneAt(s).markers],
    prompt: (s) => sceneAt(s).prompt,
    drawn: (s) => sceneAt(s).drawn,
    ruleOf: (s) => sceneAt(s).rule,
    actionLabel: (s, action) => play.label(s.ints, action),
    barred: (s) => play.barred?.(s.ints) ?? decided(s.ints).barred.map(({ action }) => action),
    ...{ implied: display.implied, final: display.final, auto: display.auto },
    focus: (s) => sceneAt(s).focus,
    panel: (s) => [...sceneAt(s).panel],
    overlays: display.overlays.map(({ id, name, isStanding }) => ({
      ...{ id, name },
      ...(isStanding && { isStanding }),
      areas: (s, side, focus) => [...play.overlay(s.ints, id, side, focus)],
    })),
    charts: display.charts,
    ...(display.catalogue && { catalogue: display.catalogue }),
    ...(display.hasWrecks && { wrecks: true }),
    ...(display.harms && { harms: display.harms }),
    ...(display.attacks && { attacks: display.attacks }),
    ...(display.icons && { icons: display.icons }),
    ...partsOf(play, sceneAt),
    ...lastingParts(play),
  };
}

/** Builds the optional parts that need no scene. */
function lastingParts({
  data: {
    display: { moments, frames, setUpVerb },
  },
  ...play
}: PlayGame): Partial<Look> {
  const { fight, face, unitsToSetUp, setUpCounter, askForUnit, putUnit } = play;
  const canSetUp = unitsToSetUp && setUpCounter && askForUnit && putUnit;
  return {
    ...(moments &&
      fight && { moments: { ...moments, fight: (s, events) => fight(s.ints, events) } }),
    ...(frames && face && { cards: { frames, face } }),
    ...(setUpVerb !== undefined &&
      canSetUp && {
        setUp: {
          verb: setUpVerb,
          units: (s) => unitsToSetUp(s.ints),
          counter: (s, unit) => setUpCounter(s.ints, unit),
          ask: (s, unit) => s.ints.set(askForUnit(s.ints, unit)),
          put: (s, unit, node) => s.ints.set(putUnit(s.ints, unit, node)),
        },
      }),
  };
}

/** Builds the optional parts of a look. */
function partsOf(play: PlayGame, sceneAt: (s: GameState) => Scene): Partial<Look> {
  const has = (part: DisplayPart): boolean => play.data.display.parts.includes(part);
  return {
    ...(has('goal') && {
      goal(s: GameState) {
        const goal = play.goal(s.ints);
        if (!goal) throw new Error(`${play.data.id}: no card of the game`);
        return goal;
      },
    }),
    ...(has('lost') && { lost: (s: GameState) => [...(sceneAt(s).lost ?? [])] }),
    ...(has('path') && { path: (s, action) => play.path(s.ints, action) }),
    ...(has('preview') && { preview: (s, action) => [...play.preview(s.ints, action)] }),
    ...(play.shape && { shape: (s, action) => play.shape?.(s.ints, action) }),
    ...(play.actors && { actors: (s, action) => play.actors?.(s.ints, action) ?? [] }),
    ...(has('zones') && { zones: { show: (s) => [...(sceneAt(s).zones ?? [])] } }),
    ...(has('plan') && {
      plan: {
        show: (s) => sceneAt(s).plan,
        ...(has('proposals') && { propose: (s) => [...play.proposals(s.ints)] }),
      },
    }),
    ...(has('muster') && {
      muster: {
        show: (s) => sceneAt(s).muster,
        recruit(s, counts) {
          const actions = play.recruit(s.ints, counts);
          return actions && [...actions];
        },
      },
    }),
  };
}
