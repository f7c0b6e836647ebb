import { useEffect, useState } from "react";

/** The part of the window that is read: below the header, above the middle. */
const READ = "-15% 0px -60% 0px";

/**
 * Which of some elements is being read: the first of them in the upper part of the window.
 *
 * @param ids of the elements, in their order
 * @returns the first one until another is read
 */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const order = key.split(" ");
    const read = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) read.add(target.id);
          else read.delete(target.id);
        const first = order.find((id) => read.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READ },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
};
