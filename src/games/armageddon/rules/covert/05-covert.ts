/**
 * Section 5: the common course of assassination and sabotage. A master chooses the target, otherwise it is random;
 * then come the challenge and its consequences. The frame of the operation is below all of these.
 */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { afterAssassination, assassinate, mayChooseHero, victimsFor } from './05-assassinate.ts';
import { afterSabotage, mayChooseFacility, sabotage, worksFor } from './05-sabotage.ts';
import { COVERT } from './05-agents.ts';
import { whoKnows } from '../knowledge.ts';
import { named } from '../named.ts';
import { STEP, V } from '../names.ts';
import { type ArmageddonStep, drawing, focus, withCard } from '../step.ts';

type S = Armageddon;

/** Parts of one kind of operation. */
interface Operation {
  targets(s: S, agent: number): number[];
  mayChoose(s: S, agent: number): boolean;
  begin(s: S, agent: number, target: number): void;
  end(s: S, agent: number, target: number, log?: Log): void;
}

const OPERATIONS: Readonly<Record<number, Operation>> = {
  [COVERT.assassination]: {
    targets: victimsFor,
    mayChoose: mayChooseHero,
    begin: assassinate,
    end: afterAssassination,
  },
  [COVERT.sabotage]: {
    targets: worksFor,
    mayChoose: mayChooseFacility,
    begin: sabotage,
    end: afterSabotage,
  },
};

const frameOf = (s: S) => s.frame(STEP.covert);
const operationOf = (s: S): Operation => OPERATIONS[frameOf(s).kind];
const targetsNow = (s: S): number[] => operationOf(s).targets(s, frameOf(s).agent);

export const covertStep: ArmageddonStep = {
  rule: '5.23',
  enter(s, log) {
    const { agent, target, done } = frameOf(s);
    if (target === NONE) return findTarget(s);
    if (done === 0) {
      frameOf(s).done = 1;
      return operationOf(s).begin(s, agent, target);
    }
    const operation = operationOf(s);
    s.pop();
    operation.end(s, agent, target, log);
  },
};

/** [10.1.8] [10.1.11] Lets a master choose among several targets; otherwise one is drawn. */
function findTarget(s: S): void {
  const { agent } = frameOf(s);
  const targets = targetsNow(s);
  if (targets.length === 0) s.pop();
  else if (targets.length === 1) frameOf(s).target = targets[0];
  else if (operationOf(s).mayChoose(s, agent)) s.push(STEP['covert.choose']);
  else s.push(STEP['covert.pick']);
}

/** [10.1.8] [10.1.11] Chooses the target. */
export const chooseStep: ArmageddonStep<'target'> = {
  rule: '5.23',
  who: (s) => s.owner[frameOf(s).agent],
  prompt: fixed('prompt.covert.choose'),
  focus,
  offers: { target: { label: withCard('label.target') } },
  reveals: true,
  actions(s, out) {
    for (const u of targetsNow(s)) out.add(V.target, u);
  },
  apply(s, action) {
    s.pop();
    frameOf(s).target = nounOf(action);
  },
};

/** [5.23] [5.24] Draws the target with equal chances. */
export const drawStep: ArmageddonStep<'pick'> = {
  rule: '5.23',
  ...drawing('drawn.target'),
  outcomes: { pick: { label: withCard('label.pick') } },
  event: () => ({ title: msg('roll.target') }),
  actions(s, out) {
    for (const u of targetsNow(s)) out.add(V.pick, u);
  },
  apply(s, action, log) {
    const u = nounOf(action);
    s.pop();
    frameOf(s).target = u;
    const [args, to] = [{ card: named(s, u) }, whoKnows(s, u)];
    log?.add({ type: 'drawn', rule: '5.23', args, to, outcome: msg('outcome.drawn', args) });
  },
};
