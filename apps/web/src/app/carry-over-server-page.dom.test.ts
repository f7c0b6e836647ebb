import { afterEach, expect, test, vi } from "vitest";
import { carryOverServerPage } from "./carry-over-server-page.ts";

const SERVED = '<input><textarea></textarea><button type="button">Send</button>';

const open = (): HTMLElement => {
  document.body.innerHTML = `<div id="root">${SERVED}</div>`;
  return document.getElementById("root") as HTMLElement;
};
const at = <Kind extends HTMLElement>(tag: string) => document.querySelector(tag) as Kind;

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, "early");
});

test("[DISC-08] what was typed, before and after the code came, and the caret go along", () => {
  const root = open();
  at<HTMLInputElement>("input").value = "702.19";
  const finish = carryOverServerPage(root);
  const field = at<HTMLTextAreaElement>("textarea");
  field.focus();
  field.value = "Does trample…";
  field.setSelectionRange(4, 4);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  root.innerHTML = SERVED;
  const heard: string[] = [];
  root.addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).value));
  finish();
  expect(heard).toEqual(["702.19", "Does trample…"]);
  expect(document.activeElement).toBe(at("textarea"));
  expect(at<HTMLTextAreaElement>("textarea").selectionStart).toBe(4);
});

test("[ORA-05] what was pressed before is pressed again, once", () => {
  vi.useFakeTimers();
  const root = open();
  const stop = vi.fn();
  Object.assign(window, { early: { pressed: at("button"), stop } });
  const finish = carryOverServerPage(root);
  root.innerHTML = SERVED;
  const pressed = vi.fn();
  at("button").addEventListener("click", pressed);
  finish();
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

test("[DISC-08] nothing was done: nothing is typed, focused or pressed", () => {
  const root = open();
  const finish = carryOverServerPage(root);
  root.innerHTML = SERVED;
  const heard = vi.fn();
  for (const type of ["input", "click", "focusin"]) root.addEventListener(type, heard);
  finish();
  expect(heard).not.toHaveBeenCalled();
});
