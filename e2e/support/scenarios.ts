/** Makes a fake language model behave: see the scenarios of `packages/fakes`. */
export const setScenario = async (fakeUrl: string, scenario: string): Promise<void> => {
  const response = await fetch(`${fakeUrl}/__control/scenario`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ scenario }),
  });
  if (!response.ok) throw new Error(`the scenario ${scenario} answered ${response.status}`);
};
